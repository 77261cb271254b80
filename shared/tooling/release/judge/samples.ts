/** Reports on one release since a canary's step began: at most one per source. */
export interface Samples {
  /** Visits that the release was part of. */
  readonly visits: number
  readonly withErrors: number
  readonly fallbacks: number
  /** LCP of its documents, by the upper bound of each bucket (s), in order. */
  readonly lcp: readonly HistogramBucket[]
}

export interface HistogramBucket {
  readonly upTo: number
  /** The count in this bucket alone. */
  readonly count: number
}

export interface ReleaseObservation {
  readonly canary: Samples
  readonly stable: Samples
}

export const countVisits = (buckets: readonly HistogramBucket[]): number =>
  buckets.reduce((sum, { count }) => sum + count, 0)
