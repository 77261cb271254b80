/** The network: whether to save data, how long to wait, and how to continue after a connection loss. */

/** No request is abandoned before LEAST_TIMEOUT_MS, or waited for longer than LONGEST_TIMEOUT_MS; ms. */
const LEAST_TIMEOUT_MS = 5000
const LONGEST_TIMEOUT_MS = 30_000

/** How many times the `getNetworkTimeout()` a file may take before it counts as unreachable. */
export const MAX_TIMEOUT_COUNT = 6

/**
 * The pause before the first retry, for browsers that do not report a reconnect; ms. It doubles with each
 * retry, up to 80 s.
 */
const FIRST_PAUSE_MS = 5000
const DOUBLINGS = 4

/**
 * How long to wait for a file before requesting it again or giving up: three times as long as this page's
 * document took, from its request to its last byte, within the limits above.
 * @returns ms
 */
export function getNetworkTimeout(): number {
  const [document] = performance.getEntriesByType('navigation')
  const took = document instanceof PerformanceNavigationTiming ? document.responseEnd : 0
  return Math.min(Math.max(3 * took, LEAST_TIMEOUT_MS), LONGEST_TIMEOUT_MS)
}

/**
 * Returns a signal that aborts after `ms`. Replaces `AbortSignal.timeout`, which some supported browsers
 * lack.
 */
export function createTimeoutSignal(ms: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ms)
  return stop.signal
}

/**
 * Resolves when the browser reports a connection, or after a pause, because some browsers never report one.
 * @param tries how many attempts have failed so far
 * @param signal ends the wait at once
 */
export function waitForReconnect(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(wake, FIRST_PAUSE_MS * 2 ** Math.min(tries, DOUBLINGS))
    addEventListener('online', wake)
    signal?.addEventListener('abort', wake)
    function wake() {
      clearTimeout(timer)
      removeEventListener('online', wake)
      resolve()
    }
  })
}

declare global {
  interface Navigator {
    /** The network information API, which only Chromium has: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether the visitor asked for less data, or has a slow connection. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return (
    connection !== undefined && (connection.saveData === true || /2g$/.test(connection.effectiveType || ''))
  )
}
