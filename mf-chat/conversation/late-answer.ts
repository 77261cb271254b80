import type { Chat } from './chat.ts'

/**
 * Announces an answer that arrives after the chat was closed. The live region is empty at first, because
 * screen readers announce only changes.
 * @param words what comes before the answer
 * @returns a function that removes the live region, to call when the chat opens again
 */
export function announceLateAnswer(chat: Chat, words: string): () => void {
  if (chat.conversation().status !== 'asking') return () => undefined
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, HIDDEN)
  document.body.append(region)
  const unsubscribe = chat.subscribe(() => {
    const { status, messages } = chat.conversation()
    if (status !== 'asking') region.textContent = `${words} ${messages.at(-1)?.text ?? ''}`
  })
  return () => {
    unsubscribe()
    region.remove()
  }
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
