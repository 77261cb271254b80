import { isInRange } from '@kutuhal/contract/share-scope.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { findContractProblem, isCaretRange } from '../compose/contract-problem.ts'
import type { CheckOutcome, Finding } from './finding.ts'

export function checkContract(remote: Release, shell: Release): CheckOutcome {
  const problem = findContractProblem(remote, shell)
  return {
    fine: `contract ${remote.contract}, ${Object.keys(remote.shared).length} shared ranges`,
    findings: [
      ...(problem ? [{ about: 'contract' as const, file: 'release.json', ...problem }] : []),
      ...checkSharedVersions(remote, shell),
    ],
  }
}

/** @returns a finding for each package that the shell lacks, or has only in an incompatible version */
export function checkSharedVersions(remote: Release, shell: Release): Finding[] {
  const place = { about: 'shared packages', file: 'release.json' } as const
  return Object.entries(remote.shared).flatMap(([key, range]): Finding[] => {
    // Skip the contract package: compose/contract-problem.ts compares its versions, with its own messages.
    if (key === '@kutuhal/contract') return []
    const provided = shell.provided[getPackageName(key)]
    if (provided !== undefined && isCaretRange(range) && isInRange(provided, range)) return []
    if (provided === undefined) {
      const what = `It takes "${key}" from the shell, which brings no such package. The import would fail in the browser.`
      const remedy = `Bundle the package into ${remote.name} (take it out of shared/tooling/build/webpack/shared-packages.ts), or release a shell that shares it first.`
      return [{ ...place, what, remedy }]
    }
    const what = `It wants ${key} ${range}, and the shell brings ${provided}.`
    const remedy = `Build ${remote.name} with a @kutuhal/build that asks for a range with ${provided} (npm outdated) and release it before that shell, or release a shell with ${key} ${range} first.`
    return [{ ...place, what, remedy }]
  })
}

/** Returns the package of a shared module, e.g. `react` for `react/jsx-runtime`. */
function getPackageName(key: string): string {
  const parts = key.split('/')
  return parts.slice(0, key.startsWith('@') ? 2 : 1).join('/')
}
