/** A line that is cut: browsers say when it is back, but not all of them, and not of every way in which it was cut. */

/** Until the second try, where no browser says anything; each further one waits twice as long as the one before, up to 80 s; ms. */
const FIRST_PAUSE_MS = 5000
const DOUBLINGS = 4

/**
 * Resolves when the browser says that it is back, or when it is time to try again.
 * @param tries so far in vain
 * @param signal ends the wait at once
 */
export function lineMayBeBack(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(wake, FIRST_PAUSE_MS * 2 ** Math.min(tries, DOUBLINGS))
    addEventListener('online', wake)
    signal?.addEventListener('abort', wake)
    function wake() {
      clearTimeout(timer)
      removeEventListener('online', wake)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
  })
}
