/**
 * Ends a request that takes too long: AbortSignal.timeout and AbortSignal.any for browsers of the table, not all of which have these.
 * @param milliseconds until then
 * @param controller by which it can be ended sooner
 */
export function abortAfter(milliseconds: number, controller = new AbortController()): AbortSignal {
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
