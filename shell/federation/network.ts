/** Limits of the time after which a request is abandoned; ms. */
const LEAST_TIMEOUT_MS = 5000
const LONGEST_TIMEOUT_MS = 30_000

/** So many times the `getNetworkTimeout()` a file may take before it counts as unreachable. */
export const MAX_TIMEOUT_COUNT = 6

/** For browsers that do not report a reconnect; ms. It doubles with each retry, up to 80 s. */
const FIRST_PAUSE_MS = 5000
const DOUBLINGS = 4

/** Three times as long as this page's document took, from its request to its last byte; ms. */
export function getNetworkTimeout(): number {
  const [document] = performance.getEntriesByType('navigation')
  const took = document instanceof PerformanceNavigationTiming ? document.responseEnd : 0
  return Math.min(Math.max(3 * took, LEAST_TIMEOUT_MS), LONGEST_TIMEOUT_MS)
}

/** Some supported browsers lack `AbortSignal.timeout`. */
export function createTimeoutSignal(ms: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ms)
  return stop.signal
}

/**
 * Waits for the browser to report a connection, or for a pause, because some browsers never report one.
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
    /** Only Chromium has it: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Or has a slow connection. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return (
    connection !== undefined && (connection.saveData === true || /2g$/.test(connection.effectiveType || ''))
  )
}
