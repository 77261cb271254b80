import type { VisitEvent } from '@kutuhal/contract/visit-report.ts'
import type { SiteReport } from './report.ts'

export interface VisitEvents {
  /** Code of a release was loaded in this visit; counted once. */
  readonly meet: (release: string) => void
  readonly take: (report: SiteReport) => void
  /** @returns events not sent before */
  readonly unsent: () => readonly VisitEvent[]
}

/** More events say nothing new, and an error may occur in every frame. */
const MOST = 50

/**
 * The counts of a visit, by release. An error counts for every release loaded so far: the one that threw may
 * be the victim of another.
 * @param ofDocument releases that made the document: its speed is theirs
 */
export function visitEvents(ofDocument: readonly string[]): VisitEvents {
  const met = new Set<string>()
  const withErrors = new Set<string>()
  const given = new Set<string>()
  let count = 0
  let events: VisitEvent[] = []

  function tell(event: VisitEvent) {
    if (count >= MOST) return
    count += 1
    events.push(event)
  }
  function meet(release: string) {
    if (met.has(release)) return
    met.add(release)
    tell({ kind: 'visit', release })
  }
  function takeError(release: string, takenOverBy: string | undefined) {
    meet(release)
    tell({ kind: 'error', release })
    if (takenOverBy !== undefined && !given.has(release)) {
      given.add(release)
      tell({ kind: 'fallback', release })
    }
    for (const each of met) {
      if (withErrors.has(each)) continue
      withErrors.add(each)
      tell({ kind: 'visitWithError', release: each })
    }
  }
  return {
    meet,
    take(report) {
      if (report.kind === 'error') return takeError(report.release, report.takenOverBy)
      const { name: kind, value } = report
      for (const release of ofDocument) tell({ kind, release, value })
    },
    unsent() {
      const told = events
      events = []
      return told
    },
  }
}
