import { getFindingKind } from '../finding.ts'
import type { CompletedVisit } from '../gate/retry-visits.ts'

/** Maximum number of times that a visit is repeated while it finds something else each time. */
const MOST_REPEATS = 3

/**
 * Repeats visits, one at a time, until each kind of finding has been looked for twice: findings caused by a
 * busy computer do not return. A visit of which nothing returns may have ended early because of them, so
 * what the repeated visit finds instead is looked for in turn.
 * @returns the visits with their confirmed findings only
 */
export async function confirmFindingsByRetry<Visit extends CompletedVisit>(
  made: readonly Visit[],
): Promise<readonly Visit[]> {
  const visits = [...made]
  const [lookedFor, certain] = [new Set<string>(), new Set<string>()]
  const isCertain = (kind: string) => certain.has(kind)
  /** Whether a visit has findings that nobody has looked for again, or none that has returned. */
  const isOpen = ({ found }: Visit) => {
    const kinds = found.map(getFindingKind)
    return kinds.some(kind => !lookedFor.has(kind)) || (found.length > 0 && !kinds.some(isCertain))
  }
  const byMost = [...made.entries()].sort(([, a], [, b]) => b.found.length - a.found.length)
  for (const [index, first] of byMost) {
    let visit = first
    for (let repeat = 0; repeat < MOST_REPEATS && isOpen(visit); repeat += 1) {
      const found = await visit.again()
      const again = new Set(found.map(getFindingKind))
      const kinds = visit.found.map(getFindingKind)
      for (const kind of kinds) {
        lookedFor.add(kind)
        if (again.has(kind)) certain.add(kind)
      }
      if (!kinds.some(isCertain)) visit = { ...visit, found }
    }
    visits[index] = visit
  }
  return visits.map(visit => ({
    ...visit,
    found: visit.found.filter(finding => isCertain(getFindingKind(finding))),
  }))
}
