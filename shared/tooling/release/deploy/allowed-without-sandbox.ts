import { findSandboxProblem, hasSandbox } from '../compose/sandbox/sandboxes.ts'
import type { RecordFiles } from '../record/files.ts'
import { hasOwners } from '../record/rights.ts'
import type { Store } from '../store/store.ts'

/** Has the text of `--without-sandbox`: why other teams' code may run unprotected. */
export const SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE = 'WITHOUT_SANDBOX'

/**
 * If this computer has no sandbox, allows only sites of one person to be composed: those in a folder whose
 * record lies there too, and names no owners.
 * @throws Error that says how to go on
 */
export function requireSandboxForOtherTeams(store: Store, files: RecordFiles = {}): void {
  if (hasSandbox() || (process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] ?? '').trim() !== '') return
  if (!store.bucket && !hasOwners(files) && !process.env['RECORD']?.trim()) return
  throw new Error(
    `Other teams release at this site, and the sandbox for their code does not start here: ${findSandboxProblem()}. What is live has not changed. It needs bubblewrap (apt-get install bubblewrap), and the right to make user namespaces: shared/docs/guides/owners.md, "The deployer". Or say why their code may run all the same: the same command with --without-sandbox "<why>".`,
  )
}
