import { gatewayUrl, type PanelProps } from '@kutuhal/contract'
import { useEffect } from 'react'
import { ChatWindow } from '../../components/ChatWindow.tsx'
import { askAssistant } from '../../conversation/ask-assistant.ts'
import { createChat } from '../../conversation/chat.ts'
import { createConversationMemory } from '../../conversation/conversation-memory.ts'
import { announceLateAnswer } from '../../conversation/late-answer.ts'
import { say } from '../../words/say.ts'

// The chat is outside the component, so that a pending reply arrives even after the panel is closed.
const chat = createChat({
  ask: (question, signal) => askAssistant(question, { fetch, url: gatewayUrl(), signal }),
  memory: createConversationMemory(() => sessionStorage),
})
let endTelling: () => void = () => undefined

export function Panel({ address, onClose }: PanelProps) {
  useEffect(() => {
    endTelling()
    return () => {
      endTelling = announceLateAnswer(chat, say('The assistant has answered:'))
    }
  }, [])
  return <ChatWindow chat={chat} address={address} onClose={onClose} />
}
