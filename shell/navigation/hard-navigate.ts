/** Every address of a page has a document of its own, composed and whole, which a browser can go to. */
import { networkTimeout, timeoutSignal } from '../federation/network.ts'
import { passOnReported } from '../report/reported-before.ts'

/** `none`: the site says that there is no such document. */
export type DocumentAnswer = 'there' | 'none' | 'unreachable'

/** An event on `window`: another document is about to take the place of this one. */
export const HARD_NAVIGATION = 'hard-navigation'

/** Whether the address that the browser shows has a document, and can be reached. */
export async function checkDocument(): Promise<DocumentAnswer> {
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
export function hardNavigate(): void {
  // Not a reload that keeps its place (browser.tsx): a page begins at its top, or at what the hash names.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  passOnReported()
  dispatchEvent(new Event(HARD_NAVIGATION))
  location.reload()
}
