/**
 * Makes the newest state of the record what visitors load. Nothing else writes that. Read `deploy` from top
 * to bottom: it reads the state once, locks nothing, and starts again if somebody else was faster.
 */
import { parseWanted, type RecordFiles } from '../record/files.ts'
import { fetchHead, writeNote, type Commit } from '../record/record.ts'
import { verifyCommits, type Verdict } from '../record/verify.ts'
import {
  followBucket,
  newestDeployment,
  pointAtNewest,
  switchTo,
  type Deployment,
} from '../store/deployments.ts'
import { describeCommit, readOutcome, readTrailer, serializeOutcome, type Outcome } from './outcomes.ts'
import { prepare, RefusedError, type Check } from './prepare.ts'
import { readRefusals, rememberRefusal } from './refusals.ts'
import type { Site } from './site.ts'
import { goBackAhead } from './way-back.ts'

/**
 * @param check looks at what is about to go live
 * @param awaited commit after whose outcome others may go on; undefined to go on until all is deployed
 * @returns what is live now; undefined if nothing in the record counts yet
 * @throws Error if something else than a commit is in the way, such as a full disk; nothing has changed then
 */
export async function deploy(site: Site, check: Check, awaited?: string): Promise<Deployment | undefined> {
  const { store, record } = site
  // Several changes go live at once. If they cannot, the first one is tried alone.
  let isOneAtATime = false
  for (;;) {
    await followBucket(store)
    await pointAtNewest(store)
    const base = await newestDeployment(store)
    const head = await fetchHead(record)
    if (head === undefined || base?.record.commit === head) return base

    const verdicts = await judgeSince(site, base, head)
    const ahead = await goBackAhead(store, base, verdicts)
    if (ahead) {
      await note(site, [ahead.verdict], ahead.deployment)
      if (ahead.verdict.commit.id === awaited) return ahead.deployment
      continue
    }
    const round = untilFirst(verdicts, isOneAtATime)
    const changes = round.filter(({ refused }) => refused === undefined)
    const newest = changes.at(-1)
    if (!newest) {
      await note(site, round, base)
      return base
    }

    const isUnchecked = changes.every(({ commit }) => readTrailer(commit, 'Unchecked') !== undefined)
    const prepared = await prepare(site, base, parseWanted(newest.files), {
      check: isUnchecked ? undefined : check,
      formerly: changes.slice(0, -1).map(({ files }) => parseWanted(files)),
    }).catch((error: unknown) => {
      if (error instanceof RefusedError) return error
      throw error
    })
    if (prepared instanceof RefusedError) {
      if (changes.length === 1) await rememberRefusal(store, newest.commit.id, prepared.message)
      isOneAtATime = true
      continue
    }

    const next = await switchTo(store, base, {
      ...describeCommit(newest.commit),
      ...prepared,
      record: { commit: round.at(-1)?.commit.id ?? head, files: newest.files },
    })
    if (!next) continue
    await note(site, round, next)
    if (round.length === verdicts.length) return next
    isOneAtATime = false
  }
}

/** Returns the commits to look at in one round: all, or all until the first that counts. */
function untilFirst(verdicts: readonly Verdict[], isOneAtATime: boolean): readonly Verdict[] {
  const first = verdicts.findIndex(({ refused }) => refused === undefined)
  return isOneAtATime && first !== -1 ? verdicts.slice(0, first + 1) : verdicts
}

/** Shows a way back that has come while something else is checked (commands/verbs/deploy.ts). */
export async function deployWayBack(site: Site): Promise<void> {
  const { store, record } = site
  const base = await newestDeployment(store)
  const head = await fetchHead(record)
  if (base?.record.commit === undefined || head === undefined || base.record.commit === head) return
  const ahead = await goBackAhead(store, base, await judgeSince(site, base, head))
  if (ahead) await note(site, [ahead.verdict], ahead.deployment)
}

async function note(
  { record }: Site,
  verdicts: readonly Verdict[],
  live: Deployment | undefined,
): Promise<void> {
  for (const { commit, refused } of verdicts) {
    if (refused === undefined && !live) continue
    const outcome: Outcome =
      refused === undefined && live
        ? { outcome: 'live', deployment: live.number, generation: live.generation }
        : { outcome: 'refused', why: refused ?? '' }
    const text = serializeOutcome(outcome)
    if (commit.note !== text) await writeNote(record, commit.id, text)
  }
}

export interface RecordedState {
  readonly files: RecordFiles
  /** The newest commit that counts and that no deployer has looked at yet. */
  readonly pending: string | undefined
}

/** Unlike a deployer, a command believes what a deployer on another computer has noted. */
export async function readRecordedState(
  site: Site,
  base: Deployment | undefined,
  head: string | undefined,
): Promise<RecordedState> {
  const noted = (commit: Commit) => {
    const outcome = readOutcome(commit)
    return outcome?.outcome === 'refused' ? outcome.why : undefined
  }
  const verdicts = head === undefined ? [] : await judgeSince(site, base, head, noted)
  const undecided = verdicts.findLast(({ refused, commit }) => refused === undefined && !readOutcome(commit))
  return {
    files: verdicts.at(-1)?.files ?? base?.record.files ?? {},
    pending: undecided?.commit.id,
  }
}

/** Judges the commits of the record since a deployment: since its beginning if none came from a commit. */
async function judgeSince(
  { store, record }: Site,
  base: Deployment | undefined,
  head: string,
  isRefused: (commit: Commit) => string | undefined = () => undefined,
): Promise<readonly Verdict[]> {
  if (base?.record.commit === head) return []
  const refusals = await readRefusals(store)
  const from = base?.record.commit === undefined ? { files: {} } : base.record
  return verifyCommits(record, from, head, commit => refusals[commit.id] ?? isRefused(commit))
}
