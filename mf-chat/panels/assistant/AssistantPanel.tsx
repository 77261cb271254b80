import { gatewayUrl, type PanelProps } from '@kutuhal/contract'
import { ChatWindow } from '../../components/ChatWindow.tsx'
import { askAssistant } from '../../conversation/ask-assistant.ts'
import { createChat } from '../../conversation/chat.ts'
import { conversationMemory } from '../../conversation/conversation-memory.ts'

// Outside the component: a reply still arrives when the visitor closes the panel while waiting for it.
const chat = createChat({
  ask: (question, signal) => askAssistant(question, { fetch, url: gatewayUrl(), signal }),
  memory: conversationMemory(() => sessionStorage),
})

export function AssistantPanel({ address, onClose }: PanelProps) {
  // Hosts of before do not say where they are.
  return <ChatWindow chat={chat} address={address ?? location.pathname + location.hash} onClose={onClose} />
}
