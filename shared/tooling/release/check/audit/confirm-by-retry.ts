/** Repeats visits one at a time: findings of parallel visits may come from a busy computer. */
import { getFindingKind, type PageFinding } from '../finding.ts'
import { isInterruptedVisitFinding } from '../gate/page-findings.ts'

export interface CompletedVisit {
  readonly found: readonly PageFinding[]
  again(): Promise<readonly PageFinding[]>
}

/**
 * Repeats visits that ended early, since the computer may have been busy. If a page really hangs or loads
 * another document, the repeated visit ends early too.
 */
export async function retryInterruptedVisits<Visit extends CompletedVisit>(
  made: readonly Visit[],
): Promise<readonly Visit[]> {
  const finished = [...made]
  for (const [index, visit] of made.entries()) {
    if (!visit.found.some(isInterruptedVisitFinding)) continue
    const found = await visit.again()
    if (found.some(isInterruptedVisitFinding)) break
    finished[index] = { ...visit, found }
  }
  return finished
}

/**
 * Repeats visits until each kind of finding has been looked for twice: findings caused by a busy computer do
 * not return.
 * @returns kinds (finding.ts) of the confirmed findings
 */
export async function confirmFindingsByRetry(made: readonly CompletedVisit[]): Promise<ReadonlySet<string>> {
  const open = new Set(made.flatMap(({ found }) => found.map(getFindingKind)))
  const certain = new Set<string>()
  const byMost = [...made].sort((a, b) => b.found.length - a.found.length)
  for (const visit of byMost) {
    const kinds = visit.found.map(getFindingKind)
    if (!kinds.some(kind => open.has(kind))) continue
    const again = new Set((await visit.again()).map(getFindingKind))
    for (const kind of kinds) {
      open.delete(kind)
      if (again.has(kind)) certain.add(kind)
    }
  }
  return certain
}
