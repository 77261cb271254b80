import type { CheckResult } from './check-release.ts'
import { described, type Finding } from './finding.ts'

/** What a check found, one line for each thing that is fine, and at the end what is not. */
export function report(results: readonly CheckResult[], seconds: number): string {
  const lines = results.flatMap(({ release, parts }) => [
    release,
    ...parts.flatMap(({ name, fine }) => [`  ${name}`, ...fine.map(line => `  ✓ ${line}`)]),
  ])
  const findings = findingsOf(results)
  const took = `(${seconds.toFixed(1)} s)`
  const verdict =
    findings.length === 0
      ? `Nothing would break. ${took}`
      : `${findings.map(described).join('\n\n')}\n\n${findings.length === 1 ? '1 thing' : `${findings.length} things`} would break. ${took}`
  return `${lines.join('\n')}\n\n${verdict}`
}

export function findingsOf(results: readonly CheckResult[]): Finding[] {
  return results.flatMap(({ parts }) => parts.flatMap(({ findings }) => findings))
}
