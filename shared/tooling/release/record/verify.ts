/**
 * Decides which commits of the record count. A commit that does not is skipped: the files that it changes
 * stay as the last one that counts has left them, and commits after it are judged by themselves.
 */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRecordFile, OWNERS_FILE, parseWanted, type RecordFiles } from './files.ts'
import { GONE, PLAIN_FILE, readChanges, type ChangedFile } from './changes.ts'
import { isAncestor, readCommits, type Commit, type Record } from './record.ts'
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
  let changes: Awaited<ReturnType<typeof readChanges>> | undefined
  while (after !== head) {
    const owners = files[OWNERS_FILE]
    const commits = await readSigned(record, { after, head }, owners)
    changes ??= await readChanges(record, commits)
    for (const commit of commits) {
      const refused = isRefused(commit)
      const verdict =
        refused === undefined ? judge(files, commit, changes.get(commit.id)) : { refused, files }
      verdicts.push({ commit, ...verdict })
      ;({ files } = verdict)
      after = commit.id
      // Later commits are judged by the new owners.
      if (files[OWNERS_FILE] !== owners) break
    }
  }
  return verdicts
}

function judge(
  before: RecordFiles,
  commit: Commit,
  changes: ReadonlyMap<string, ChangedFile> | undefined,
): Omit<Verdict, 'commit'> {
  const after = applied(before, changes)
  if (typeof after === 'string') return { refused: after, files: before }
  const refused = findProblem(before, after, [...(changes?.keys() ?? [])], commit)
  return { refused, files: refused === undefined ? after : before }
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

/** @returns the files after a commit; a text with the reason if it changes what no command does */
function applied(
  before: RecordFiles,
  changes: ReadonlyMap<string, ChangedFile> | undefined,
): RecordFiles | string {
  if (!changes || changes.size > MAX_FILES) return `it changes more than ${MAX_FILES} files`
  const after: { [path: string]: string } = { ...before }
  for (const [name, { mode, text }] of changes) {
    if (!isRecordFile(name)) return `${name} is the file of no app`
    delete after[name]
    if (mode === GONE) continue
    if (mode !== PLAIN_FILE) return `${name} is no plain file`
    if (text === undefined || Buffer.byteLength(text) > MAX_FILE_BYTES)
      return `${name} is larger than ${MAX_FILE_BYTES} bytes`
    after[name] = text
  }
  return after
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
