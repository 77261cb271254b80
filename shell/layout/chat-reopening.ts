/** A page that is loaded again so that the chat can open comes back with the chat open. */
const KEY = 'chat-reopens'

export function reopenChatAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Storage may be blocked or full: the visitor presses the button once more.
  }
}

/** @returns whether it was asked for; once */
export function takeChatReopening(): boolean {
  try {
    const isAsked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isAsked
  } catch {
    return false
  }
}
