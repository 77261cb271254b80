/** Reports on one release since a canary's step began: at most one of each kind from each sender. */
export interface ReportSamples {
  /** Number of visits that used the release. */
  readonly visits: number
  readonly withErrors: number
  readonly fallbacks: number
  /** Histogram of the largest paint (LCP); buckets are sorted by their upper bound (s). */
  readonly lcp: readonly HistogramBucket[]
}

export interface HistogramBucket {
  readonly upTo: number
  /** Number of visits in this bucket alone. */
  readonly count: number
}

export interface ReleaseObservation {
  readonly canary: ReportSamples
  readonly stable: ReportSamples
}

export const countVisits = (buckets: readonly HistogramBucket[]): number =>
  buckets.reduce((sum, { count }) => sum + count, 0)
