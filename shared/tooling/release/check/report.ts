import type { CheckResult } from './check-release.ts'
import type { Finding } from './finding.ts'
import { describedGroup, grouped } from './finding-group.ts'

/** What a check found, one line for each thing that is fine, and at the end what is not: the first thing to mend on top. */
export function report(results: readonly CheckResult[], seconds: number): string {
  const lines = results.flatMap(({ release, parts }) => [
    release,
    ...parts.flatMap(({ name, fine }) => [`  ${name}`, ...fine.map(line => `  ✓ ${line}`)]),
  ])
  const groups = grouped(findingsOf(results))
  const took = `(${seconds.toFixed(1)} s)`
  const verdict =
    groups.length === 0
      ? `Nothing would break. ${took}`
      : `${groups.map(describedGroup).join('\n\n')}\n\n${groups.length === 1 ? '1 thing' : `${groups.length} things`} would break. ${took}`
  return `${lines.join('\n')}\n\n${verdict}`
}

export function findingsOf(results: readonly CheckResult[]): Finding[] {
  return results.flatMap(({ parts }) => parts.flatMap(({ findings }) => findings))
}
