/**
 * Sends counts to the site's own collector (@kutuhal/contract/visit-report.ts), only on sites that switch
 * this on, and only in a random share of visits.
 */
import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { REPORTS_PATH, type VisitEvent, type VisitReport } from '@kutuhal/contract/visit-report.ts'
import type { KnownPins } from '../federation/release-pins.ts'
import { subscribeToReports, type SiteReport } from './report.ts'

/** Reports are collected for so long; ms. Visitors leave soon. */
const PAUSE_MS = 500

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
    // An error also counts for each release that has loaded by now, so count visits first.
    releasesLoaded(known).forEach(events.countVisit)
    events.countReport(report)
    timer ??= setTimeout(send, PAUSE_MS)
  })
  // The last event that all browsers dispatch. The code that measures web vitals listens on the document, so
  // its listener runs before this one.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
  send()
}

/** Even if a fallback has replaced the release. */
function releasesLoaded({ remotes }: KnownPins): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return Object.values(remotes).flatMap(({ release, base }) => {
    const folder = new URL('..', new URL(base, location.href)).href
    return names.some(name => name.startsWith(folder)) ? [release] : []
  })
}

/** An error may occur in every frame, and repeating it says nothing new. */
const MAX_EVENTS = 50

/** An error counts for every other release too. @param ofDocument web vitals count for each of these */
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
  /** Once. */
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
    /** Since the last call. */
    drain(): readonly VisitEvent[] {
      const drained = events
      events = []
      return drained
    },
  }
}
