/**
 * Web servers read a store as another user, such as www-data. Therefore all served files are readable for
 * everyone, even under a strict umask. Private keys have their own mode.
 */
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'
import type { Deployment } from './deployment.ts'
import { getErrorCode } from './error-code.ts'
import { namedIn } from './plan.ts'
import type { Store } from './store.ts'

const FILE = 0o444
const FOLDER = 0o555

/** Makes all files that this process and its threads write readable for everyone. */
export function makeNewFilesReadable(): void {
  process.umask(process.umask(0o022) & ~FOLDER)
}

/**
 * Makes visitors' files readable for web servers, if they were written under a strict umask.
 * @throws Error if some files belong to another user, who must change their mode
 */
export function makeFilesReadable(store: Store, shown: Deployment): void {
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
  /** The mode that makes the file or folder readable for everyone. */
  readonly mode: number
}

/** @returns the visitors' files of a deployment that only some users of this computer can read */
export function findUnreadableFiles(store: Store, shown: Deployment): readonly Closed[] {
  // Nothing to check: browsers access an object store directly, and on Windows mode bits mean nothing.
  if (store.shared || process.platform === 'win32') return []
  const names = namesOf(store, shown)
  const isThere = (file: string) => existsSync(file)
  const folders = [...new Set(names)].map(name => path.join(store.folder, name)).filter(isThere)
  const above = ['', ...names.flatMap(foldersAbove)].map(name => path.join(store.folder, name))
  const below = folders.flatMap(folder =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter(entry => !entry.isSymbolicLink())
      .map(entry => path.join(entry.parentPath, entry.name)),
  )
  const files = [...new Set(above), ...folders, ...below].filter(isThere)
  return files.flatMap(file => {
    const stats = lstatSync(file)
    const mode = stats.mode | (stats.isDirectory() ? FOLDER : FILE)
    return mode === stats.mode ? [] : [{ file, mode }]
  })
}

/** Returns the store's folders that contain visitors' files. */
function namesOf(
  { pointer }: Store,
  { number, generation, plan, canary, embeds }: Deployment,
): readonly string[] {
  return [
    path.join('deployments', pointer, String(number)),
    ...[generation, ...(canary ? [canary.generation] : [])].map(id => path.join('sites', id)),
    // Include the previous releases, since browsers fall back to them.
    ...namedIn(plan, canary).flatMap(([app, version]) => [
      path.join('apps', app, version),
      path.join('apps', app, CONTENT_ADDRESS_FOLDER),
      path.join('embed', `${app}@${version}`),
    ]),
    ...Object.values(embeds).map(embed => path.join('embed', embed)),
  ]
}

function foldersAbove(name: string): string[] {
  const parent = path.dirname(name)
  return parent === '.' ? [] : [...foldersAbove(parent), parent]
}

/** @returns the topmost folder above the store that others cannot enter */
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

/** Returns the command that makes a store readable. It leaves out the local key in the store's own folder. */
export const formatChmodCommand = ({ folder }: Store): string =>
  `chmod a+rx "${folder}" && chmod -R a+rX "${folder}"/apps "${folder}"/deployments "${folder}"/sites "${folder}"/embed`
