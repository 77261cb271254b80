import type { Release } from '@kutuhal/build/release.ts'
import type { Finding, Outcome } from '../finding.ts'
import { sharedVersionFindings } from './shared-versions.ts'

/** Whether a shell and a remote speak the same contract, and share packages in versions that fit. */
export function checkContract(remote: Release, shell: Release): Outcome {
  const findings: Finding[] = []
  if (remote.contract !== shell.contract) {
    findings.push({
      about: 'contract',
      shell: `shell@${shell.version}`,
      file: 'release.json',
      what: `${remote.name}@${remote.version} was built for contract ${remote.contract}, the shell speaks ${shell.contract}. It would refuse every page of the remote.`,
      remedy:
        remote.contract > shell.contract
          ? `Release a shell with contract ${remote.contract} together with it: npm run release -- promote shell@<version> ${remote.name}@${remote.version}`
          : `Build ${remote.name} against the current shared/contract.`,
    })
  }
  findings.push(...sharedVersionFindings(remote, shell))
  return {
    fine: `contract ${remote.contract}, ${Object.keys(remote.shared).length} shared ranges`,
    findings,
  }
}
