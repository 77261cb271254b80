/**
 * Reports of the site, for monitoring: a DOM event, which a page's script may forward, and for errors a line
 * in the console. Names and fields are public: shared/docs/start/how-it-works.md. On sites that switch this
 * on, the browser also sends counts of reports to the site's collector (send-reports.ts).
 */

/** The event on `window`. Its `detail` is a SiteReport. */
const REPORT_EVENT = 'site-report'

export type SiteReport = ErrorReport | VitalReport

interface ReportOrigin {
  /** The visitor's composed generation; empty if the page does not know it yet. */
  readonly generation: string
  /** Name and version of the responsible app, e.g. `mf-maze@1.4.0`. */
  readonly release: string
  /** The page's path. */
  readonly path: string
}

export interface ErrorReport extends ReportOrigin {
  readonly kind: 'error'
  readonly message: string
  readonly error: unknown
  /** The release that took over in the same visit, if one did. */
  readonly takenOverBy?: string
}

export interface VitalReport extends ReportOrigin {
  readonly kind: 'web-vital'
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
  /** The value in ms; for CLS its score. */
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

/**
 * Subscribes code that loads after the first reports. The subscriber also gets the reports that were sent
 * before, at most 20.
 */
export function subscribeToReports(subscriber: (report: SiteReport) => void): void {
  deliver = subscriber
  kept.forEach(subscriber)
}
