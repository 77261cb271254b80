import type { Unplaced } from '../state-findings.ts'
import type { Look } from './look.ts'
import { notThere } from './visit.ts'

/** A visitor who comes back, and finds what an earlier release has left. */
export async function returnFindings(
  look: Look,
  address: string,
  keys: readonly string[],
): Promise<Unplaced[]> {
  const visits = ['', '{"of":"an earlier release"}', 'null', '[']
  // Without anything kept a second visit is like the first.
  for (const value of keys.length === 0 ? [] : visits) {
    if (!(await look.goto(address))) {
      const troubles = await look.troubles()
      return notThere(troubles).map(finding => onReturn(finding, value))
    }
    const found = await look.troubles()
    if (found.length > 0) return found.map(finding => onReturn(finding, value))
    const next = visits[visits.indexOf(value) + 1]
    if (next !== undefined) await look.ask(`spoil(${JSON.stringify(keys)}, ${JSON.stringify(next)})`)
  }
  return []
}

function onReturn(finding: Unplaced, value: string): Unplaced {
  const with_ =
    value === ''
      ? 'what the last one has stored'
      : `${value} in the storage, as an earlier release may have left it`
  return { ...finding, what: `On a second visit, with ${with_}: ${finding.what}` }
}
