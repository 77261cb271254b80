/**
 * Makes what a store serves readable for web servers, which run as another user, even under a strict umask.
 * Private keys stay private: the code that writes them sets their mode.
 */
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/release.ts'
import { getErrorCode } from './files/error-code.ts'
import { namedIn, type Plan } from './plan.ts'
import { isClosedToThisUser } from './files/read-limited.ts'
import { quoteForShell } from './quote-for-shell.ts'
import type { Store } from './store.ts'

/** What web servers read of a deployment (deployments.ts). */
interface ServedDeployment {
  readonly number: number
  readonly generation: string
  readonly plan: Plan
  readonly canary?: { readonly app: string; readonly version: string; readonly generation: string }
  readonly embeds: Readonly<Record<string, string>>
}

const FILE = 0o444
const FOLDER = 0o555

/** Sets the umask of this process, so that everyone can read the files that it writes from now on. */
export function makeNewFilesReadable(): void {
  process.umask(process.umask(0o022) & ~FOLDER)
}

/**
 * Makes a deployment's files for visitors readable for everyone, if they were written under a strict umask.
 * @throws Error if a file belongs to another user, since only that user can change its mode
 */
export function makeFilesReadable(store: Store, shown: ServedDeployment): void {
  const closed = findUnreadableFiles(store, shown)
  try {
    for (const { file, mode } of closed) chmodSync(file, mode)
  } catch (cause) {
    if (getErrorCode(cause) !== 'EPERM') throw cause
    throw new Error(
      `${formatUnreadableFiles(store, closed)}, and not all of it is yours to change (${String(cause)}). What is live has not changed. Have its owner open it: ${formatChmodCommand(store)}`,
      { cause },
    )
  }
}

interface Closed {
  readonly file: string
  readonly mode: number
}

/** @returns a deployment's files and folders for visitors that not every user of this computer can read */
export function findUnreadableFiles(store: Store, shown: ServedDeployment): readonly Closed[] {
  // Browsers load from the object store and not from its copy, and Windows ignores mode bits.
  if (store.bucket || process.platform === 'win32') return []
  const isThere = (name: string) => existsSync(path.join(store.folder, name))
  const folders = listServedFolders(store, shown)
  const names = new Set(['', ...folders.flatMap(listWithParents)].filter(isThere))
  for (const folder of new Set(folders.filter(isThere))) {
    try {
      const below = readdirSync(path.join(store.folder, folder), { withFileTypes: true, recursive: true })
      for (const entry of below.filter(each => !each.isSymbolicLink()))
        names.add(path.relative(store.folder, path.join(entry.parentPath, entry.name)))
    } catch (error) {
      if (!isClosedToThisUser(error) || !(error instanceof Error && 'path' in error)) throw error
      names.add(path.relative(store.folder, String(error.path)))
    }
  }
  return [...names].flatMap(name => {
    const file = path.join(store.folder, name)
    const stats = lstatSync(file)
    const mode = stats.mode | (stats.isDirectory() ? FOLDER : FILE)
    return mode === stats.mode ? [] : [{ file, mode }]
  })
}

/** Returns paths of the folders that hold a deployment's files for visitors, relative to the store. */
const listServedFolders = (
  { pointer }: Store,
  { number, generation, plan, canary, embeds }: ServedDeployment,
): readonly string[] => [
  path.join('deployments', pointer, String(number)),
  ...[generation, ...(canary ? [canary.generation] : [])].map(id => path.join('sites', id)),
  // `namedIn` includes the fallback releases, which browsers load if a pinned one is broken.
  ...namedIn(plan, canary).flatMap(([app, version]) => [
    path.join('apps', app, version),
    path.join('apps', app, CONTENT_ADDRESS_FOLDER),
    path.join('embed', `${app}@${version}`),
  ]),
  ...Object.values(embeds).map(embed => path.join('embed', embed)),
]

const listWithParents = (name: string): string[] =>
  name === '.' ? [] : [...listWithParents(path.dirname(name)), name]

/** @returns the topmost folder above the store that other users cannot enter; undefined if there is none */
export function findUnreadableAncestor({ folder }: Store): string | undefined {
  const above = path.dirname(path.resolve(folder))
  const entered = above
    .split(path.sep)
    .map((_, depth, names) => names.slice(0, depth + 1).join(path.sep) || path.sep)
  return entered.find(
    each => existsSync(each) && (lstatSync(each).mode & 0o001) === 0 && !lstatSync(each).isSymbolicLink(),
  )
}

export const formatUnreadableFiles = (store: Store, closed: readonly Closed[]): string => {
  const [first, ...more] = closed.map(({ file }) => path.relative(store.folder, file) || store.folder)
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return `A web server that runs as another user, as nginx does, cannot read ${first}${others} (umask?)`
}

/** Returns a shell command that makes a store readable, except for the local key in its top folder. */
export function formatChmodCommand({ folder }: Store): string {
  const served = ['apps', 'deployments', 'sites', 'embed'].map(name => quoteForShell(path.join(folder, name)))
  return `chmod a+rx ${quoteForShell(folder)} && chmod -R a+rX ${served.join(' ')}`
}
