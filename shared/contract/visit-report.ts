/**
 * Reports of a visit, where switched on: `sendBeacon` from shell/report/send-reports.ts, of any shell
 * release, to shared/tooling/release/collector. Only counts and durations by release: no error text, no page
 * address, nothing that links two reports to one visitor.
 */

/** The path of reports, at the site's own origin, so that no other origin learns of a visit. */
export const REPORTS_PATH = '/reports'

/** What one beacon sends; a visit sends several beacons. */
export interface VisitReport {
  /** The generation of the visitor's document; empty if the page does not know it. */
  readonly generation: string
  readonly events: readonly VisitEvent[]
}

/** An event of one release, such as `mf-maze@1.4.0`. */
export type VisitEvent =
  | {
      /**
       * - `visit`: code of the release was loaded in this visit; once.
       * - `error`: the release's code threw an error.
       * - `visitWithError`: an error occurred, in any release, in a visit with this release; once.
       * - `fallback`: the release was abandoned; the previous one, if any, took over; once.
       */
      readonly kind: 'visit' | 'error' | 'visitWithError' | 'fallback'
      readonly release: string
    }
  | {
      readonly kind: VitalName
      readonly release: string
      /** The value in ms; for CLS its score. */
      readonly value: number
    }

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

export type VitalName = (typeof vitalNames)[number]
