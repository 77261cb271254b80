import { gatewayUrl, type PanelProps } from '@kutuhal/contract'
import { useEffect } from 'react'
import { ChatWindow } from '../../components/ChatWindow.tsx'
import { askAssistant } from '../../conversation/ask-assistant.ts'
import { createChat } from '../../conversation/chat.ts'
import { conversationMemory } from '../../conversation/conversation-memory.ts'
import { tellLateAnswer } from '../../conversation/late-answer.ts'

// Outside the component: a pending reply still arrives after the visitor closes the panel.
const chat = createChat({
  ask: (question, signal) => askAssistant(question, { fetch, url: gatewayUrl(), signal }),
  memory: conversationMemory(() => sessionStorage),
})
let endTelling: () => void = () => undefined

export function Panel({ address, onClose }: PanelProps) {
  useEffect(() => {
    endTelling()
    return () => {
      endTelling = tellLateAnswer(chat, document)
    }
  }, [])
  // Earlier hosts do not pass the address.
  return <ChatWindow chat={chat} address={address ?? location.pathname + location.hash} onClose={onClose} />
}
