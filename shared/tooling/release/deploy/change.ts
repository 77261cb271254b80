/** How every command changes what is live: a commit to the record, and then the deployer's answer. */
import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { parseWanted, type RecordFiles, type Wanted } from '../record/files.ts'
import { withSigningKey } from '../record/keys.ts'
import { commitChange, fetchHead, type Change } from '../record/record.ts'
import { hasOwners, listFilesToOwn, listOwnersOf, mayChange, parseOwners } from '../record/rights.ts'
import { followBucket, readDeployments, type Deployment } from '../store/deployments.ts'
import { deploy, readRecordedState } from './deploy.ts'
import { recordDirectDeployment } from './direct.ts'
import { findOutcome, type Outcome } from './outcomes.ts'
import { RefusedError, type Check } from './prepare.ts'
import type { Site } from './site.ts'

export interface State {
  readonly wanted: Wanted
  readonly files: RecordFiles
  /** The site's deployments, the newest first. */
  readonly deployments: readonly Deployment[]
}

export interface Changed {
  readonly commit: string
  readonly deployment: Deployment | undefined
}

/**
 * Commits a change to the record, has it deployed, and waits for the outcome.
 * @param decide may be called again, if somebody else was faster; returns undefined if there is nothing to do
 * @throws Error that says why the change was refused; what is live has not changed then
 */
export async function changeSite(
  site: Site,
  check: Check,
  decide: (state: State) => Promise<Change | undefined>,
): Promise<Changed | undefined> {
  const { record } = site
  await recordDirectDeployment(site)
  let pending: string | undefined
  const commit = await withSigningKey(key =>
    commitChange(record, key, async head => {
      const deployments = await readDeployments(site.store)
      const recorded = await readRecordedState(site, deployments[0], head)
      const { files } = recorded
      ;({ pending } = recorded)
      const change = await decide({ wanted: parseWanted(files), files, deployments })
      if (change) await requireRights(files, change, key)
      return change
    }),
  )
  if (record.remote === undefined) await deploy(site, check, commit)
  if (commit === undefined) {
    if (pending === undefined) return undefined
    // The same stands in the record already, of a command that was stopped, say. It may still be refused.
    await waitForOutcome(site, pending).catch(ignoreRefusal)
    await followBucket(site.store)
    return changeSite(site, check, decide)
  }
  const outcome = await waitForOutcome(site, commit)
  const deployments = await readDeployments(site.store)
  const deployment = deployments.find(
    ({ number }) => 'deployment' in outcome && number === outcome.deployment,
  )
  return { commit, deployment }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error
}

/** Says before a commit what the deployer would refuse. */
export async function requireRights(
  files: RecordFiles,
  change: Change,
  key: string | undefined,
): Promise<void> {
  if (!hasOwners(files)) return
  const why = 'Nothing has changed. Who may what: npm run release -- owners'
  if (key === undefined)
    throw new Error(
      `The record names its owners, so a change has to be signed. Name your private key, RELEASE_KEY=<file>. ${why}`,
    )
  const { stdout } = await promisify(execFile)('ssh-keygen', ['-y', '-f', key]).catch((cause: unknown) => {
    throw new Error(`${key} is no private key that ssh-keygen can read without a password. ${why}`, { cause })
  })
  const publicKey = stdout.split(' ', 2).join(' ').trim()
  const owner = parseOwners(files).find(each => each.key === publicKey)
  if (!owner) throw new Error(`The key ${key} is none of this record's owners. ${why}`)
  const kept = Object.entries({ ...files, ...change.files }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  const needed = listFilesToOwn(files, Object.fromEntries(kept), Object.keys(change.files))
  const denied = needed.find(name => !mayChange(files, owner.name, name))
  if (denied === undefined) return
  const others = listOwnersOf(files, denied).join(', ') || 'nobody'
  throw new Error(`${owner.name} may not change ${denied} of the record; who may: ${others}. ${why}`)
}

/** How often to ask whether a deployer elsewhere has seen a commit, and how long; ms. */
const ASK_AGAIN_MS = 500
const WAIT_MS = 20 * 60_000
/** How long a deployer on this computer may take to tell of a commit that it has deployed; ms. */
const WAIT_HERE_MS = 10_000

/** Waits until a deployer tells of a commit. @throws RefusedError if it was refused */
export async function waitForOutcome(site: Site, commit: string): Promise<Exclude<Outcome, { why: string }>> {
  const { record } = site
  const isHere = record.remote === undefined
  const end = Date.now() + (isHere ? WAIT_HERE_MS : WAIT_MS)
  for (;;) {
    if (!isHere) await fetchHead(record)
    const outcome = await findOutcome(record, commit)
    if (outcome?.outcome === 'refused')
      throw new RefusedError(
        `${outcome.why}
What is live has not changed, and others are not held up. It stands in the record as ${commit.slice(0, 12)}, refused: mend it, and run the command again.`,
      )
    if (outcome) return outcome
    if (Date.now() > end)
      throw new Error(
        `It stands in the record as ${commit.slice(0, 12)}, and no deployer has seen it yet. Is one running (npm run release -- deploy --watch)? What became of it: npm run release -- log`,
      )
    await delay(isHere ? ASK_AGAIN_MS / 10 : ASK_AGAIN_MS)
  }
}
