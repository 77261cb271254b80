/**
 * Sends counts of reports to the site's own collector (@kutuhal/contract/visit-report.ts). This module loads
 * only on sites that switch this on, and only in a random share of visits.
 */
import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { REPORTS_PATH, type VisitEvent, type VisitReport } from '@kutuhal/contract/visit-report.ts'
import type { KnownPins } from '../federation/release-pins.ts'
import { subscribeToReports, type SiteReport } from './report.ts'

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

/** The most events of one visit. An error may occur in every frame, and repeating it says nothing new. */
const MAX_EVENTS = 50

/**
 * Counts the events of a visit by release. An error in one release also counts for every other release that
 * has loaded, because another release may have caused the error.
 * @param ofDocument the releases that the document was composed from; web vitals count for each of these
 */
export function createVisitEventCounter(ofDocument: readonly string[]) {
  const visited = new Set<string>()
  const withErrors = new Set<string>()
  const withFallback = new Set<string>()
  let count = 0
  let events: VisitEvent[] = []

  function add(event: VisitEvent) {
    if (count >= MAX_EVENTS) return
    count += 1
    events.push(event)
  }
  /** Counts, once, that code of a release was loaded in this visit. */
  function countVisit(release: string) {
    if (visited.has(release)) return
    visited.add(release)
    add({ kind: 'visit', release })
  }
  function countError(release: string, takenOverBy: string | undefined) {
    countVisit(release)
    add({ kind: 'error', release })
    if (takenOverBy !== undefined && !withFallback.has(release)) {
      withFallback.add(release)
      add({ kind: 'fallback', release })
    }
    for (const each of visited) {
      if (withErrors.has(each)) continue
      withErrors.add(each)
      add({ kind: 'visitWithError', release: each })
    }
  }
  return {
    countVisit,
    countReport(report: SiteReport) {
      if (report.kind === 'error') return countError(report.release, report.takenOverBy)
      const { name: kind, value } = report
      for (const release of ofDocument) add({ kind, release, value })
    },
    /** @returns the events since the last call */
    drain(): readonly VisitEvent[] {
      const drained = events
      events = []
      return drained
    },
  }
}
