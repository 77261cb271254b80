/** A rollback waits for no check: its generation is there, so visitors get it before what came earlier. */
import { parseWanted, type RecordFiles } from '../record/files.ts'
import type { Verdict } from '../record/verify.ts'
import { readDeployments, switchTo, type Deployment } from '../store/deployments.ts'
import type { Store } from '../store/places.ts'
import { BACK_TO, describeCommit, readTrailer } from './outcomes.ts'
import { findGeneration } from './prepare.ts'

/**
 * Makes ways back live without the changes around them, which are yet to be checked. The commit that counts
 * as deployed stays: all changes since come next, each in its place.
 * @returns the newest way back, and what is live now; undefined if there is none, or nothing is before it
 */
export async function goBackAhead(
  store: Store,
  base: Deployment | undefined,
  verdicts: readonly Verdict[],
): Promise<{ readonly verdict: Verdict; readonly deployment: Deployment } | undefined> {
  const changes = verdicts.filter(({ refused }) => refused === undefined)
  const isBack = ({ commit }: Verdict) => readTrailer(commit, BACK_TO) !== undefined
  const verdict = changes.findLast(isBack)
  if (!base || !verdict || changes.every(isBack) || base.record.ahead === verdict.commit.id) return
  let files = base.record.files
  for (const [at, change] of changes.entries())
    if (isBack(change)) files = withDifference(files, changes[at - 1]?.files ?? files, change.files)
  const generation = await findGeneration(store, await readDeployments(store), parseWanted(files))
  if (generation === undefined) return
  const record = { ...base.record, files, ahead: verdict.commit.id }
  const deployment = await switchTo(store, base, { ...describeCommit(verdict.commit), generation, record })
  return deployment && { verdict, deployment }
}

/** Changes in some files what differs between two states. */
function withDifference(files: RecordFiles, before: RecordFiles, after: RecordFiles): RecordFiles {
  const names = Object.keys({ ...before, ...after }).filter(name => before[name] !== after[name])
  const kept = Object.entries(files).filter(([name]) => !names.includes(name))
  return Object.fromEntries([
    ...kept,
    ...names.flatMap(name => {
      const text = after[name]
      return text === undefined ? [] : [[name, text] as const]
    }),
  ])
}
