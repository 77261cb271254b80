/**
 * Decides which commits of the record count. A commit that does not is skipped: the files that it changes
 * stay as the last one that counts has left them, and commits after it are judged by themselves.
 */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GitError } from './git.ts'
import { isRecordFile, OWNERS_FILE, parseWanted, type RecordFiles } from './files.ts'
import {
  isAncestor,
  readBlobs,
  readCommits,
  listChangedPaths,
  readEntries,
  SETS,
  type Commit,
  type Record,
} from './record.ts'
import { findOwnersProblem, hasOwners, listFilesToOwn, listOwnersOf, mayChange } from './rights.ts'

/** A state from which to go on: the files that count, and the commit that brought them. */
export interface Verified {
  readonly commit?: string | undefined
  readonly files: RecordFiles
}

export interface Verdict {
  readonly commit: Commit
  /** Why the commit does not count; undefined if it does. */
  readonly refused: string | undefined
  /** The files that count after it. */
  readonly files: RecordFiles
}

/** Maximum size of a file of the record; bytes. */
const MAX_FILE_BYTES = 64_000

/**
 * Verifies the commits since a verified state, each by the owners and rights before it.
 * @param isRefused whether the deployer has refused a commit already, for instance since it failed the check
 * @returns a verdict for each commit, the oldest first
 * @throws Error if the record is not the one that the state came from, or an older copy of it
 */
export async function verifyCommits(
  record: Record,
  from: Verified,
  head: string,
  isRefused: (commit: Commit) => string | undefined = () => undefined,
): Promise<readonly Verdict[]> {
  if (from.commit !== undefined && !(await isAncestor(record, from.commit, head))) {
    throw new Error(
      `What is live came from commit ${from.commit.slice(0, 12)}, and the record ${record.remote ?? record.folder} does not go on from there: it is another record, or an older state of this one. Nothing has changed. Is RECORD right? If its host has lost commits, push them again from a computer that has them.`,
    )
  }
  const verdicts: Verdict[] = []
  let { commit: after, files } = from
  while (after !== head) {
    const owners = files[OWNERS_FILE]
    for (const commit of await readSigned(record, { after, head }, owners)) {
      const verdict = await judge(record, files, commit, isRefused(commit))
      verdicts.push({ commit, ...verdict })
      ;({ files } = verdict)
      after = commit.id
      // Later commits are judged by the new owners.
      if (files[OWNERS_FILE] !== owners) break
    }
  }
  return verdicts
}

async function judge(
  record: Record,
  before: RecordFiles,
  commit: Commit,
  refused: string | undefined,
): Promise<Omit<Verdict, 'commit'>> {
  if (refused !== undefined) return { refused, files: before }
  const changed = await listChanged(record, commit)
  if (typeof changed === 'string') return { refused: changed, files: before }
  const after = await applied(record, before, commit, changed)
  if (typeof after === 'string') return { refused: after, files: before }
  const problem = findProblem(before, after, changed, commit)
  return { refused: problem, files: problem === undefined ? after : before }
}

async function readSigned(
  record: Record,
  range: { readonly after: string | undefined; readonly head: string },
  owners: string | undefined,
): Promise<Commit[]> {
  if (owners === undefined) return readCommits(record, range)
  const file = path.join(tmpdir(), `owners-${randomUUID()}`)
  try {
    await writeFile(file, owners, { mode: 0o600, flag: 'wx' })
    return await readCommits(record, { ...range, owners: file })
  } finally {
    await rm(file, { force: true })
  }
}

/** Maximum number of files that one commit changes: there is one for each app. */
const MAX_FILES = 500

/**
 * Lists what a commit changes, and what it says that it sets: that may have been there, but not counted.
 * @returns the paths; a text with the reason if there are too many
 */
async function listChanged(record: Record, commit: Commit): Promise<string[] | string> {
  const [, sets = ''] = new RegExp(`^${SETS}: (.+)$`, 'm').exec(commit.message) ?? []
  const changed = await listChangedPaths(record, commit).catch((error: unknown) => {
    if (error instanceof GitError) return undefined
    throw error
  })
  const all = [...new Set([...(changed ?? []), ...sets.split(' ').filter(isRecordFile)])]
  return changed && all.length <= MAX_FILES ? all : `it changes more than ${MAX_FILES} files`
}

/** @returns the files after a commit; a text with the reason if they cannot be read */
async function applied(
  record: Record,
  before: RecordFiles,
  commit: Commit,
  changed: readonly string[],
): Promise<RecordFiles | string> {
  const foreign = changed.find(name => !isRecordFile(name))
  if (foreign !== undefined) return `${foreign} is the file of no app`
  if (changed.length === 0) return before
  const entries = [...(await readEntries(record, commit.id, changed))]
  for (const [name, { mode, bytes }] of entries) {
    if (mode !== '100644') return `${name} is no plain file`
    if (bytes > MAX_FILE_BYTES) return `${name} has ${bytes} bytes, and may have ${MAX_FILE_BYTES}`
  }
  const ids = entries.map(([, { id }]) => id)
  const texts = await readBlobs(record, ids)
  const kept = Object.entries(before).filter(([name]) => !changed.includes(name))
  return Object.fromEntries([...kept, ...entries.map(([name], at) => [name, texts[at] ?? ''] as const)])
}

function findProblem(
  before: RecordFiles,
  after: RecordFiles,
  changed: readonly string[],
  { signature, signer }: Commit,
): string | undefined {
  try {
    parseWanted(after)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const ofOwners = findOwnersProblem(after)
  if (ofOwners !== undefined) return ofOwners
  if (!hasOwners(before)) return undefined
  if (signature !== 'G') return describeSignature(signature)
  const denied = listFilesToOwn(before, after, changed).find(name => !mayChange(before, signer, name))
  if (denied === undefined) return undefined
  const who = listOwnersOf(before, denied).join(', ') || 'nobody'
  return `${signer} may not change ${denied}; who may: ${who}`
}

function describeSignature(signature: string): string {
  if (signature === 'N') return 'nobody has signed it'
  return signature === 'B' ? 'its signature is not of this commit' : 'no owner of this record has signed it'
}
