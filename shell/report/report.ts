/**
 * For monitoring: a DOM event, which a page's script may forward, and for errors a line in the console. Names
 * and fields are public: shared/docs/start/how-it-works.md.
 */

/** On `window`; its `detail` is a SiteReport. */
const REPORT_EVENT = 'site-report'

export type SiteReport = ErrorReport | VitalReport

interface ReportOrigin {
  /** Empty if the page does not know it yet. */
  readonly generation: string
  /** E.g. `mf-maze@1.4.0`. */
  readonly release: string
  readonly path: string
}

export interface ErrorReport extends ReportOrigin {
  readonly kind: 'error'
  readonly message: string
  readonly error: unknown
  /** In the same visit. */
  readonly takenOverBy?: string
}

export interface VitalReport extends ReportOrigin {
  readonly kind: 'web-vital'
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** Ms; for CLS its score. */
  readonly value: number
  readonly rating: 'good' | 'needs-improvement' | 'poor'
}

const MAX_KEPT = 20
const kept: SiteReport[] = []

let deliver = (report: SiteReport): void => {
  if (kept.length < MAX_KEPT) kept.push(report)
}

export function sendReport(report: SiteReport): void {
  deliver(report)
  dispatchEvent(new CustomEvent<SiteReport>(REPORT_EVENT, { detail: report }))
}

/** Code that loads after the first reports gets those too, at most 20. */
export function subscribeToReports(subscriber: (report: SiteReport) => void): void {
  deliver = subscriber
  kept.forEach(subscriber)
}
