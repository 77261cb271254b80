/** No line is given up sooner than this, and none is waited for longer; ms. */
const LEAST_MS = 5000
const MOST_MS = 30_000

/**
 * How long to wait before something is done about a file that does not come. It follows the line: three times as long as this
 * page's own document took from the first request to its last byte.
 * @returns ms
 */
export function patience(): number {
  const [document] = performance.getEntriesByType('navigation')
  const took = document instanceof PerformanceNavigationTiming ? document.responseEnd : 0
  return Math.min(Math.max(3 * took, LEAST_MS), MOST_MS)
}

/** Ends a request that takes longer. (`AbortSignal.timeout` is younger than some browsers that the site is whole in.) */
export function endsAfter(ms: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), ms)
  return stop.signal
}
