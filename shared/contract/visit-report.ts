/**
 * What pages tell the collector of a visit, where a site has that switched on: `sendBeacon` from the shell (shell/report/send-reports.ts) to
 * shared/tooling/release/collector, which other releases of the shell call, too. Counts and durations by release, and nothing else: no
 * text of an error, no address of a page, nothing by which two reports could be told to be of one visitor.
 */

/** At the site's own origin, so that no other one learns of a visit. */
export const REPORTS_PATH = '/reports'

/** One beacon; a visit sends several. */
export interface VisitReport {
  /** The composed generation that the visitor gets; empty if the page does not know. */
  readonly generation: string
  readonly events: readonly VisitEvent[]
}

/** Each is about one release, such as `mf-maze@1.4.0`. */
export type VisitEvent =
  | {
      /**
       * - `visit`: code of the release has come into this visit; once.
       * - `error`: something was thrown, and the release's code threw it.
       * - `visitWithError`: the visit, which the release is part of, has had an error, whosever; once.
       * - `fallback`: the release was given up, and the one before it, if there is one, has taken over; once.
       */
      readonly kind: 'visit' | 'error' | 'visitWithError' | 'fallback'
      readonly release: string
    }
  | {
      readonly kind: VitalName
      readonly release: string
      /** ms; for CLS its score */
      readonly value: number
    }

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

export type VitalName = (typeof vitalNames)[number]
