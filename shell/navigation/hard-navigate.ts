/** Hard navigation: the browser loads a page's composed document, which every page address has. */
import { networkTimeout, timeoutSignal } from '../federation/network.ts'
import { passOnReported } from '../report/report-errors.ts'

/** Whether a page's document can be loaded; `none` means that the site has no such document. */
export type DocumentStatus = 'available' | 'none' | 'unreachable'

/** The event on `window` just before another document replaces this one. */
export const HARD_NAVIGATION = 'hard-navigation'

/** Checks whether the current address has a document that can be reached. */
export async function checkDocument(): Promise<DocumentStatus> {
  try {
    const signal = timeoutSignal(networkTimeout())
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    if (status >= 500) return 'unreachable'
    return status >= 400 ? 'none' : 'available'
  } catch {
    return 'unreachable'
  }
}

/** Loads the document of the current address, without a new history entry. */
export function hardNavigate(): void {
  // The new document starts at the top or at the hash. Only the visitor's reload keeps the position.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'))
  passOnReported()
  dispatchEvent(new Event(HARD_NAVIGATION))
  location.reload()
}
