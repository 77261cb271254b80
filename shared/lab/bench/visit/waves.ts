/** What a browser asked for, when, and at whose request. */
export interface SentRequest {
  readonly url: string
  /** ms, on one clock. */
  readonly start: number
  /** Absent for what was still coming in. */
  readonly end?: number | undefined
  /** Address of the document or script that asked for it; absent for the document itself. */
  readonly askedBy?: string | undefined
  /** Whether that was code, which may have waited for anything, or the browser reading the document. */
  readonly isAskedByCode: boolean
}

/**
 * Serial round trips: how often something had to be there before the next thing was asked for. The document is the first; what it
 * names is the second; what a script asks for comes after that script. Code in the document itself may have waited for something
 * else, so it counts as having waited for all that had come by then.
 */
export function serialRoundTrips(requests: readonly SentRequest[]): number {
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
