import type { VisitEvent } from '@kutuhal/contract/visit-report.ts'
import type { SiteReport } from './report.ts'

export interface VisitEventCounter {
  /** Counts, once, that code of a release was loaded in this visit. */
  readonly countVisit: (release: string) => void
  readonly countReport: (report: SiteReport) => void
  /** @returns the events since the last call */
  readonly drain: () => readonly VisitEvent[]
}

/** The most events of one visit. An error may occur in every frame, and repeating it says nothing new. */
const MAX_EVENTS = 50

/**
 * Counts the events of a visit by release. An error in one release also counts for every other release that
 * has loaded, because another release may have caused the error.
 * @param ofDocument the releases that the document was composed from; web vitals count for each of these
 */
export function createVisitEventCounter(ofDocument: readonly string[]): VisitEventCounter {
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
    countReport(report) {
      if (report.kind === 'error') return countError(report.release, report.takenOverBy)
      const { name: kind, value } = report
      for (const release of ofDocument) add({ kind, release, value })
    },
    drain() {
      const drained = events
      events = []
      return drained
    },
  }
}
