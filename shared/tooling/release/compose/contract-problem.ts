import { isInRange, type CaretRange } from '@kutuhal/contract/share-scope.ts'
import type { Release } from '@kutuhal/build/release.ts'

const CONTRACT_PACKAGE = '@kutuhal/contract'

export interface ContractProblem {
  readonly what: string
  readonly remedy: string
}

/**
 * Both need the same contract number; the shell needs the same or a later version of the contract's package,
 * within the same major version. The container checks this too (build/container/container-runtime.ts).
 * @returns undefined if the shell supports the contract
 */
export function findContractProblem(remote: Release, shell: Release): ContractProblem | undefined {
  const asker = `${remote.name}@${remote.version}`
  if (remote.contract !== shell.contract) {
    return {
      what: `${asker} was built for contract ${remote.contract}, shell@${shell.version} speaks ${shell.contract}.`,
      remedy:
        remote.contract > shell.contract
          ? `Release a shell with contract ${remote.contract} together with it: npm run release -- promote shell@<version> ${asker}`
          : `Build ${remote.name} against contract ${shell.contract}; both go live together: npm run release -- promote shell@${shell.version} ${remote.name}@<version>`,
    }
  }
  const wanted = remote.shared[CONTRACT_PACKAGE]
  const brought = shell.provided[CONTRACT_PACKAGE]
  if (wanted === undefined || brought === undefined || !isCaretRange(wanted) || isInRange(brought, wanted))
    return undefined
  return {
    what: `${asker} was built against ${CONTRACT_PACKAGE} ${wanted.slice(1)}, and shell@${shell.version} brings ${brought}, which may lack what ${remote.name} calls.`,
    remedy: `Release a shell with ${CONTRACT_PACKAGE} ${wanted} first, or build ${remote.name} against an older contract: npm install ${CONTRACT_PACKAGE}@${brought}`,
  }
}

/** As all ranges in release.json. */
export const isCaretRange = (range: string): range is CaretRange => range.startsWith('^')
