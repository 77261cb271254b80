import type { PageFinding } from '../finding.ts'
import { isInterruptedVisitFinding } from './page-findings.ts'

export interface CompletedVisit {
  readonly found: readonly PageFinding[]
  again(): Promise<readonly PageFinding[]>
}

/**
 * Repeats visits that ended early, one at a time, since the computer may have been busy. If a page really
 * hangs or loads another document, the repeated visit ends early too.
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
