/** Reads what commits change, with a fixed number of Git commands for any number of commits. */
import { CANARY_FILE, isRecordFile, OWNERS_FILE, RIGHTS_FILE, SITE_FILE } from './files.ts'
import { EndlessOutputError, git, runGit } from './git.ts'
import { SETS, type Commit, type Record } from './record.ts'

export interface ChangedFile {
  /** Git's mode of it: PLAIN_FILE, GONE, or that of something which a record does not have. */
  readonly mode: string
  /** Undefined for what is no plain file, or larger than Git may print. */
  readonly text: string | undefined
}

export const GONE = '000000'
export const PLAIN_FILE = '100644'

/** The only paths that are read: whatever else somebody puts into the repository does not matter. */
const PATHS = ['live', CANARY_FILE, SITE_FILE, OWNERS_FILE, RIGHTS_FILE]

/**
 * Reads what commits change, by commit and path, and what they say that they set: that may have been there
 * without counting. A commit that changes more than Git may print is left out.
 */
export async function readChanges(
  { folder }: Record,
  commits: readonly Commit[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ChangedFile>>> {
  const pairs = commits.map(({ id, parent }) => (parent === undefined ? id : `${id} ${parent}`))
  const entries = new Map(
    await inParts(pairs, async part => {
      const options = ['--stdin', '--root', '--always', '-r', '-z', '--raw', '--no-renames', '--no-abbrev']
      const input = `${part.join('\n')}\n`
      return parseDiffs(await git(folder, ['diff-tree', ...options, '--', ...PATHS], { input }))
    }),
  )
  for (const { id, message } of commits) {
    const found = entries.get(id)
    const [, sets = ''] = new RegExp(`^${SETS}: (.+)$`, 'm').exec(message) ?? []
    const unchanged = sets.split(' ').filter(name => isRecordFile(name) && !found?.has(name))
    if (!found || unchanged.length === 0) continue
    for (const name of unchanged) found.set(name, { mode: GONE, id: '' })
    const listed = await git(folder, ['ls-tree', '-r', '-z', '--full-tree', id, '--', ...unchanged])
    for (const [, mode = '', blob = '', name = ''] of listed.matchAll(/(\d+) \w+ ([0-9a-f]+)\t([^\0]*)\0/g))
      found.set(name, { mode, id: blob })
  }
  const all = [...entries.values()].flatMap(files => [...files.values()])
  const plain = all.filter(({ mode }) => mode === PLAIN_FILE)
  const texts = await readBlobs(
    folder,
    plain.map(({ id }) => id),
  )
  const withTexts = (files: ReadonlyMap<string, Entry>) =>
    new Map([...files].map(([name, { mode, id }]) => [name, { mode, text: texts.get(id) }]))
  return new Map([...entries].map(([commit, files]) => [commit, withTexts(files)]))
}

interface Entry {
  readonly mode: string
  readonly id: string
}

/** Parses what `git diff-tree --stdin` prints: the id of a commit, then each entry and its path. */
function parseDiffs(printed: string): (readonly [commit: string, Map<string, Entry>])[] {
  const commits: (readonly [string, Map<string, Entry>])[] = []
  const words = printed.split('\0').values()
  for (const word of words) {
    const [, mode, id] = /^:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) /.exec(word) ?? []
    if (mode !== undefined && id !== undefined)
      commits.at(-1)?.[1].set(words.next().value ?? '', { mode, id })
    else if (word !== '') commits.push([word, new Map()])
  }
  return commits
}

/** Reads the texts of blobs, by id. One that is larger than what Git may print is left out. */
async function readBlobs(folder: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await inParts([...new Set(ids)], async part => {
    const printed = await runGit(folder, ['cat-file', '--batch'], { input: `${part.join('\n')}\n` })
    let at = 0
    return part.map(id => {
      const start = printed.indexOf('\n', at) + 1
      const bytes = Number(printed.toString('utf8', at, start).split(' ')[2])
      if (Number.isNaN(bytes)) throw new Error(`The record ${folder} lacks the object ${id}.`)
      at = start + bytes + 1
      return [id, printed.toString('utf8', start, start + bytes)] as const
    })
  })
  return new Map(found)
}

/** Asks Git about many things at once; about fewer if it prints too much, so a huge one harms no other. */
async function inParts<Result>(
  all: readonly string[],
  ask: (part: readonly string[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  if (all.length === 0) return []
  try {
    return await ask(all)
  } catch (error) {
    if (!(error instanceof EndlessOutputError)) throw error
    if (all.length === 1) return []
    const half = Math.ceil(all.length / 2)
    return [...(await inParts(all.slice(0, half), ask)), ...(await inParts(all.slice(half), ask))]
  }
}
