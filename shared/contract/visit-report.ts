/**
 * Reports of a visit, on sites that have reports switched on. shell/report/send-reports.ts of any shell
 * release sends them to shared/tooling/release/collector. Reports have only counts and durations by release:
 * no error text, no page address, nothing that links two reports to one visitor.
 */

/**
 * The path to which reports are sent, on the site's own origin, so that no other origin learns about a visit.
 */
export const REPORTS_PATH = '/reports'

/** The content of one beacon. A visit sends several beacons. */
export interface VisitReport {
  /** The generation of the visitor's document; empty if the page does not know it. */
  readonly generation: string
  readonly events: readonly VisitEvent[]
}

/** An event in the code of one release, whose name is e.g. `mf-maze@1.4.0`. */
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
      /** The value in ms; for CLS (layout shift) the score, without a unit. */
      readonly value: number
    }

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

export type VitalName = (typeof vitalNames)[number]
