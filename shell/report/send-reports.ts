/**
 * Sends counts of reports to the site's own collector (@kutuhal/contract/visit-report.ts). This module loads
 * only on sites that switch this on, and only in a random share of visits.
 */
import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { REPORTS_PATH, type VisitReport } from '@kutuhal/contract/visit-report.ts'
import type { KnownPins } from '../federation/release-pins.ts'
import { subscribeToReports } from './report.ts'
import { createVisitEventCounter } from './visit-events.ts'

/** How long reports are collected before they are sent; ms. The time is short, because visitors leave. */
const PAUSE_MS = 500

/** @param known the pins known so far, and the id of the generation */
export function startSendingVisitReports(
  { shell, remotes, page }: DocumentComposition,
  known: KnownPins,
): void {
  const ofPage = page && remotes[page.remote]?.release
  const ofDocument = [shell.release, ...(ofPage ? [ofPage] : [])]
  const events = createVisitEventCounter(ofDocument)
  ofDocument.forEach(events.countVisit)
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    releasesLoaded(known).forEach(events.countVisit)
    const report: VisitReport = { generation: known.generation ?? '', events: events.drain() }
    if (report.events.length === 0) return
    navigator.sendBeacon(REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  subscribeToReports(report => {
    // First count a visit for each release that has loaded by now: an error also counts for each of these.
    releasesLoaded(known).forEach(events.countVisit)
    events.countReport(report)
    timer ??= setTimeout(send, PAUSE_MS)
  })
  // Send when the page is hidden: this is the last event that all browsers dispatch. The code that measures
  // web vitals listens on the document, so its listener runs before this listener on the window.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
  send()
}

/** The pinned releases of the remotes that have loaded files, even if a fallback has replaced the release. */
function releasesLoaded({ remotes }: KnownPins): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return Object.values(remotes).flatMap(({ release, base }) => {
    const folder = new URL('..', new URL(base, location.href)).href
    return names.some(name => name.startsWith(folder)) ? [release] : []
  })
}
