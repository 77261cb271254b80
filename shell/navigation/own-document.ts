/** Every address of a page has a document of its own, composed and whole, which a browser can go to. */
import { networkTimeout, timeoutSignal } from '../federation/network.ts'
import { reopenChatAfterReload } from '../layout/chat-reopening.ts'
import { passOnReported } from '../report/reported-before.ts'

/** `none`: the site says that there is no such document. */
export type DocumentAnswer = 'there' | 'none' | 'unreachable'

/** Whether the address that the browser shows has a document, and can be reached. */
export async function askForDocument(): Promise<DocumentAnswer> {
  try {
    const signal = timeoutSignal(networkTimeout())
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    if (status >= 500) return 'unreachable'
    return status >= 400 ? 'none' : 'there'
  } catch {
    return 'unreachable'
  }
}

/** Goes to the address that is shown already, as to any other page: the browser's history stays as it is. */
export function goToOwnDocument(): void {
  // Not a reload that keeps its place (browser.tsx): a page begins at its top, or at what the hash names.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  passOnReported()
  if (document.querySelector('[data-panel][aria-expanded="true"]')) reopenChatAfterReload()
  location.reload()
}
