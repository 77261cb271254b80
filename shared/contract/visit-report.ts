/**
 * shell/report/send-reports.ts sends reports to release/collector. They have only counts and durations by
 * release: no error text, no page address, nothing that links two reports to one visitor.
 */

/** On the site's own origin, so that no other origin learns about a visit. */
export const REPORTS_PATH = '/reports'

/** A visit sends several beacons. */
export interface VisitReport {
  /** Empty if the page does not know it. */
  readonly generation: string
  readonly events: readonly VisitEvent[]
}

/** In the code of one release, e.g. `mf-maze@1.4.0`. */
export type VisitEvent =
  | {
      /**
       * - `visit`: the visit has loaded code of the release; sent once.
       * - `error`: the release's code threw an error.
       * - `visitWithError`: in a visit with this release, code of any release threw an error; sent once.
       * - `fallback`: the release was abandoned, and the previous one replaced it if there is one; sent once.
       */
      readonly kind: 'visit' | 'error' | 'visitWithError' | 'fallback'
      readonly release: string
    }
  | {
      readonly kind: VitalName
      readonly release: string
      /** Ms; for CLS (layout shift) the score. */
      readonly value: number
    }

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

export type VitalName = (typeof vitalNames)[number]
