import { fetchHead, readCommits, type Commit } from '../record/record.ts'
import { readDeployments, type Deployment } from '../store/deployments.ts'
import { isKept, type Store } from '../store/store.ts'
import { readOutcome, readTrailer, subjectOf } from './outcomes.ts'
import { openExistingRecord } from './site.ts'

/** A change of a site; also what `log --json` prints. */
export interface LogEntry {
  /** When, by the clock of the computer that made it, in ISO 8601 format. */
  readonly at: string
  readonly what: string
  readonly by: string
  /** Absent for what `npm start` made live without the record. */
  readonly commit?: string
  readonly outcome: 'live' | 'refused' | 'waiting'
  readonly why?: string
  readonly unchecked?: string
  /** The deployment that brought it, as far as it is kept. */
  readonly deployment?: Deployment
  /** Whether its generation is there, so that a rollback can make it live at once. */
  readonly isKept: boolean
}

const LISTED = 200

/** @returns the changes of a site, the newest first */
export async function readLog(store: Store): Promise<readonly LogEntry[]> {
  const deployments = await readDeployments(store)
  const record = await openExistingRecord(store)
  const head = record && (await fetchHead(record))
  const commits = record && head ? await readCommits(record, { head, limit: LISTED }) : []
  const entries = commits.toReversed().map(commit => ofCommit(store, commit, deployments))
  // What a command has recorded later stands in the record.
  const isRecorded = ({ number, what }: Deployment) =>
    deployments.some(each => each.number === number + 1 && each.what === what && each.record.commit)
  const direct = deployments.filter(each => each.record.commit === undefined && !isRecorded(each))
  for (const each of direct) {
    const { since: at, what, by, unchecked, number } = each
    const later = entries.findIndex(({ deployment }) => deployment && deployment.number < number)
    entries.splice(later === -1 ? entries.length : later, 0, {
      at,
      what,
      by,
      outcome: 'live',
      deployment: each,
      ...(unchecked !== undefined && { unchecked }),
      isKept: isKept(store, each.generation),
    })
  }
  return entries
}

function ofCommit(store: Store, commit: Commit, deployments: readonly Deployment[]): LogEntry {
  const outcome = readOutcome(commit)
  const number = outcome?.outcome === 'live' ? outcome.deployment : undefined
  const deployment = deployments.find(each => each.number === number)
  const unchecked = readTrailer(commit, 'Unchecked')
  return {
    at: commit.at,
    what: subjectOf(commit),
    by: commit.by,
    commit: commit.id,
    outcome: outcome === undefined || outcome.outcome === 'preview' ? 'waiting' : outcome.outcome,
    ...(outcome?.outcome === 'refused' && { why: outcome.why }),
    ...(unchecked !== undefined && { unchecked }),
    ...(deployment && { deployment }),
    isKept: deployment !== undefined && isKept(store, deployment.generation),
  }
}
