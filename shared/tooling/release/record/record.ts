/**
 * The record: a Git repository that says what is live. One commit is one change. It lies in the store, or
 * with any Git host; a site has a branch of its name. Only fast-forward pushes ever change it.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { git, GitError } from './git.ts'

export interface Record {
  /** The bare repository on this computer: the record itself, or a clone of `remote`. */
  readonly folder: string
  readonly branch: string
  /** Address of the record, if a host has it. */
  readonly remote?: string | undefined
}

/** Opens a record. Its repository is made if there is none. */
export async function openRecord(folder: string, branch: string, remote?: string): Promise<Record> {
  if (!existsSync(path.join(folder, 'HEAD'))) {
    await mkdir(path.dirname(folder), { recursive: true })
    await git(folder, ['init', '--bare', '--quiet', '--template=', `--initial-branch=${branch}`, folder])
  }
  return { folder, branch, remote }
}

const NOTES = 'refs/notes/deployments'

const branchOf = ({ branch }: Record): string => `refs/heads/${branch}`

/**
 * Fetches what the host has, if a host has the record.
 * @returns the newest commit of the site; undefined if there is none yet
 * @throws Error if the host does not answer
 */
export async function fetchHead(record: Record): Promise<string | undefined> {
  const { folder, remote } = record
  if (remote !== undefined) {
    const all = ['+refs/heads/*:refs/heads/*', '+refs/notes/*:refs/notes/*']
    const fetchAll = () => git(folder, ['fetch', '--quiet', '--no-tags', remote, ...all])
    // Another command of this computer may fetch into the same clone.
    const again = async (cause: unknown) => {
      if (!(cause instanceof GitError) || !/cannot lock ref/.test(cause.words)) throw cause
      await delay(Math.random() * FIRST_PAUSE_MS)
      return fetchAll()
    }
    await fetchAll()
      .catch(again)
      .catch(again)
      .catch((cause: unknown) => {
        if (!(cause instanceof GitError)) throw cause
        throw new Error(
          `The record ${remote} cannot be read: ${cause.words.trim().replace(/\.$/, '')}. Nothing has changed. Is RECORD its address, and may this computer read it? Then run the same command again.`,
          { cause },
        )
      })
  }
  return readHead(record)
}

/** @returns the newest commit of the site, as fetched */
export async function readHead(record: Record): Promise<string | undefined> {
  const found = await git(record.folder, ['for-each-ref', '--format=%(objectname)', branchOf(record)])
  return found.trim() || undefined
}

/** A change of the record: the new texts of files, undefined for a file that goes, and why. */
export interface Change {
  readonly files: Readonly<{ [path: string]: string | undefined }>
  /** First line of the commit's message: what the change does. */
  readonly what: string
  /** Further lines of the message, such as `Unchecked: <why>`. */
  readonly trailers?: Readonly<{ [name: string]: string | undefined }>
}

/** How often a change is made again after somebody else was faster. */
const MAX_ATTEMPTS = 40
/** Pause before the second attempt, which grows with each; ms. */
const FIRST_PAUSE_MS = 20
const MAX_PAUSE_MS = 2000

/**
 * Commits a change on top of the newest commit. If another commit comes first, the change is decided and
 * signed once more, on top of that.
 * @param key file of the private key that signs; undefined in a record without owners
 * @param decide returns undefined if there is nothing to change; throws if the change is impossible
 * @returns the commit; undefined if there was nothing to change
 */
export async function commitChange(
  record: Record,
  key: string | undefined,
  decide: (head: string | undefined) => Promise<Change | undefined>,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const head = await fetchHead(record)
    const change = await decide(head)
    if (!change) return undefined
    const commit = await writeCommit(record, key, head, change)
    if (await offer(record, commit, head)) return commit
    await delay(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS))
  }
  throw new Error(
    `Others changed the record before each of ${MAX_ATTEMPTS} attempts. Nothing has changed. Run the same command again.`,
  )
}

const PREVIEWS = 'refs/heads/preview/'

interface Preview {
  readonly name: string
  /** Commit of the site on which it stands. */
  readonly head: string | undefined
  readonly change: Change
}

/** Commits a preview: a branch of its own, which replaces one of the same name. @returns the commit */
export async function commitPreview(
  record: Record,
  key: string | undefined,
  { name, head, change }: Preview,
): Promise<string> {
  const { folder, remote } = record
  const commit = await writeCommit(record, key, head, change)
  const branch = PREVIEWS + name
  if (remote === undefined) await git(folder, ['update-ref', branch, commit])
  else await git(folder, ['push', '--quiet', '--force', remote, `${commit}:${branch}`])
  return commit
}

export async function readPreviews(record: Record): Promise<Commit[]> {
  const found = await git(record.folder, ['for-each-ref', '--format=%(objectname)', PREVIEWS])
  const heads = found.split('\n').filter(Boolean)
  return (await Promise.all(heads.map(head => readCommits(record, { head, limit: 1 })))).flat()
}

/** Name of the line of a message that lists the files which a change sets, also if they stay as they are. */
export const SETS = 'Sets'

async function writeCommit(
  { folder }: Record,
  key: string | undefined,
  head: string | undefined,
  { files, what, trailers = {} }: Change,
): Promise<string> {
  const work = await mkdtemp(path.join(tmpdir(), 'change-'))
  const environment = { GIT_INDEX_FILE: path.join(work, '.index') }
  try {
    if (head !== undefined) await git(folder, ['read-tree', head], { environment })
    for (const [name, text] of Object.entries(files)) {
      if (text === undefined) continue
      await mkdir(path.dirname(path.join(work, name)), { recursive: true })
      await writeFile(path.join(work, name), text)
    }
    const update = [`--work-tree=${work}`, 'update-index', '--add', '--remove', '-z', '--stdin']
    await git(folder, update, { input: Object.keys(files).join('\0'), environment })
    const tree = (await git(folder, ['write-tree'], { environment })).trim()
    const all = { ...trailers, [SETS]: Object.keys(files).join(' ') }
    const ends = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${toLine(value)}`],
    )
    const message = [toLine(what), '', ...ends, ''].join('\n')
    const signed = key === undefined ? [] : ['-S']
    const parent = head === undefined ? [] : ['-p', head]
    const settings = key === undefined ? {} : { 'user.signingKey': path.resolve(key) }
    const made = await git(folder, ['commit-tree', tree, ...parent, ...signed], { input: message, settings })
    return made.trim()
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const toLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Makes a commit the newest one, unless somebody was faster. @returns whether it is */
async function offer(record: Record, commit: string, head: string | undefined): Promise<boolean> {
  const { folder, remote } = record
  try {
    if (remote === undefined) {
      await git(folder, ['update-ref', branchOf(record), commit, head ?? '0'.repeat(40)])
    } else {
      await git(folder, ['push', '--quiet', remote, `${commit}:${branchOf(record)}`])
    }
    return true
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    const isLost =
      remote === undefined
        ? (await readHead(record)) !== head || /\.lock/.test(error.words)
        : /rejected|fetch first|cannot lock ref|failed to update ref/.test(error.words)
    if (remote === undefined && error.code !== undefined) throw error
    if (isLost && !/pre-receive hook declined|protected branch/i.test(error.words)) return false
    throw new Error(
      `The record ${remote ?? folder} does not take the change: ${error.words.trim()}. What is live has not changed. May this computer write there?`,
      { cause: error },
    )
  }
}

/** Writes what became of a commit, as a note on it. Only the deployer does. */
export async function writeNote(record: Record, commit: string, text: string): Promise<void> {
  const { folder, remote } = record
  for (let attempt = 0; ; attempt++) {
    try {
      await git(folder, ['notes', `--ref=${NOTES}`, 'add', '--force', '--message', text, commit])
      if (remote !== undefined) await git(folder, ['push', '--quiet', remote, `${NOTES}:${NOTES}`])
      return
    } catch (error) {
      if (!(error instanceof GitError) || attempt > MAX_ATTEMPTS) throw error
      await delay(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS))
      if (remote !== undefined) await git(folder, ['fetch', '--quiet', remote, `+${NOTES}:${NOTES}`])
    }
  }
}

/** A commit, as the record has it. What it changes is another question (verify.ts). */
export interface Commit {
  readonly id: string
  readonly parent: string | undefined
  /** Git's letter for the signature: G is good, and by an owner. */
  readonly signature: string
  /** Name of the owner who signed it; '' if nobody known did. */
  readonly signer: string
  /** Who committed it, as that computer says. */
  readonly by: string
  /** When, by that computer's clock; ISO 8601. */
  readonly at: string
  readonly message: string
  /** The deployer's note; '' if there is none. */
  readonly note: string
}

const FIELDS = ['%H', '%P', '%G?', '%GS', '%cn', '%cI', '%B', '%N'] as const

/**
 * Reads commits, the oldest first.
 * @param after the commit before the first; undefined for all
 * @param owners file with the allowed signers; undefined if signatures do not matter
 */
export async function readCommits(
  { folder }: Record,
  { after, head, owners, limit }: CommitRange,
): Promise<Commit[]> {
  const range = after === undefined ? head : `${after}..${head}`
  const most = limit === undefined ? [] : [`--max-count=${limit}`]
  const format = `--format=tformat:${FIELDS.map(field => `${field}%x00`).join('')}`
  const settings = { 'gpg.ssh.allowedSignersFile': owners ?? '/dev/null' }
  const args = ['log', '--first-parent', ...most, `--notes=${NOTES}`, format, range, '--']
  const fields = (await git(folder, args, { settings })).split('\0')
  const commits: Commit[] = []
  for (let at = 0; at + FIELDS.length < fields.length; at += FIELDS.length) {
    const [id = '', parents = '', signature = '', signer = '', by = '', time = '', message = '', note = ''] =
      fields.slice(at, at + FIELDS.length)
    const parent = parents.split(' ', 1)[0] || undefined
    commits.unshift({ id: id.trim(), parent, signature, signer, by, at: time, message, note: note.trim() })
  }
  return commits
}

interface CommitRange {
  readonly after?: string | undefined
  readonly head: string
  readonly owners?: string
  readonly limit?: number
}

/** Whether a commit is another one, or comes before it. */
export async function isAncestor({ folder }: Record, commit: string, head: string): Promise<boolean> {
  try {
    await git(folder, ['merge-base', '--is-ancestor', commit, head])
    return true
  } catch (error) {
    // 1 says that it is none, 128 that the record does not know the commit.
    if (error instanceof GitError && (error.exitCode === 1 || error.exitCode === 128)) return false
    throw error
  }
}
