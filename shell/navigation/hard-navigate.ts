/** Every page address has a complete composed document that a browser can load. */
import { networkTimeout, timeoutSignal } from '../federation/network.ts'
import { passOnReported } from '../report/report-errors.ts'

/** `none`: the site has no such document. */
export type DocumentAnswer = 'there' | 'none' | 'unreachable'

/** An event on `window`: another document is about to replace this one. */
export const HARD_NAVIGATION = 'hard-navigation'

/** Whether the current address has a document, and can be reached. */
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

/** Loads the document of the current address, without a new history entry. */
export function hardNavigate(): void {
  // Unlike a reload (browser.tsx), it starts at the top or at the hash.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  passOnReported()
  dispatchEvent(new Event(HARD_NAVIGATION))
  location.reload()
}
