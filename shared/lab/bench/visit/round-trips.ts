/** A request of a browser: its address, its time, and the script that sent it. */
export interface SentRequest {
  readonly url: string
  /** When the request was sent, in ms on the same clock as the responses. */
  readonly start: number
  /** When the response was complete; absent for an incomplete response. */
  readonly end?: number | undefined
  /**
   * Address of the document or script that caused the request; absent for the request of the document itself.
   */
  readonly askedBy?: string | undefined
  /** Whether a script made the request, rather than the browser's parser. */
  readonly isAskedByCode: boolean
}

/**
 * The length of the longest chain of requests, each of which waited for the previous response. The document
 * counts as the first round trip, the files that it names as the second. A request of an inline script counts
 * as waiting for all responses so far, as browsers do not say which one the script needed.
 */
export function countSerialRoundTrips(requests: readonly SentRequest[]): number {
  const inOrder = [...requests].sort((a, b) => a.start - b.start)
  const [document] = inOrder
  const waves = new Map<SentRequest, number>()
  for (const request of inOrder) {
    const before = inOrder.filter(earlier => waves.has(earlier) && isWaitedFor(earlier, request))
    waves.set(request, 1 + Math.max(0, ...before.map(earlier => waves.get(earlier) ?? 0)))
  }
  return Math.max(0, ...waves.values())

  function isWaitedFor(earlier: SentRequest, { askedBy, isAskedByCode, start }: SentRequest): boolean {
    if (askedBy === undefined) return false
    const isOfDocument = askedBy === document?.url
    if (isAskedByCode && isOfDocument) return earlier.end !== undefined && earlier.end <= start
    return earlier.url === askedBy
  }
}
