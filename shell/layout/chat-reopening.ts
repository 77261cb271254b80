/** Lets the chat open again after the page was reloaded for it. */
const KEY = 'chat-reopens'

export function reopenChatAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Storage may be blocked or full: then the visitor presses the button again.
  }
}

/** @returns whether reopening was requested; true only once */
export function takeChatReopening(): boolean {
  try {
    const isAsked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isAsked
  } catch {
    return false
  }
}
