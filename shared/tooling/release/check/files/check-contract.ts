import type { Release } from '@kutuhal/build/release.ts'
import { contractProblem } from '../../compose/contract-problem.ts'
import type { Finding, Outcome } from '../finding.ts'
import { sharedVersionFindings } from './shared-versions.ts'

/** Whether a shell and a remote speak the same contract, and share packages in versions that fit. */
export function checkContract(remote: Release, shell: Release): Outcome {
  const findings: Finding[] = []
  const problem = contractProblem(remote, shell)
  if (problem) {
    findings.push({ about: 'contract', shell: `shell@${shell.version}`, file: 'release.json', ...problem })
  }
  findings.push(...sharedVersionFindings(remote, shell))
  return {
    fine: `contract ${remote.contract}, ${Object.keys(remote.shared).length} shared ranges`,
    findings,
  }
}
