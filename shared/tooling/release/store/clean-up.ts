/**
 * Decides what a clean-up removes. It keeps each site's latest generations, its canary and rollback target,
 * the releases and fallbacks of all these, and what was stored after the oldest of them went live.
 */
import { existsSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { getReleaseContentHashes } from '@kutuhal/build/content-address.ts'
import { type Deployment, findRollbackTarget } from './deployment/deployment.ts'
import { deploymentFolder, liveNumber } from './deployments.ts'
import { findUnusedContentFolders } from './files/content-files.ts'
import { ignoreMissing } from './files/error-code.ts'
import { locksFolder, isLeaseStale } from './lock.ts'
import { namedIn } from './plan.ts'
import { ignoreClosed } from './files/read-limited.ts'
import {
  isSiteName,
  listLocalStoreItemNames,
  readPlan,
  readRelease,
  passedChecksFolder,
  releaseFolder,
  type Store,
} from './store.ts'
import { readVerifiedStoreState } from './trust/view.ts'
import {
  isStagingName,
  toStoreItemName,
  removeFolderAtomically,
  STAGING_MARKER,
} from './files/write-whole.ts'
import type { StoreLocation } from './shared-store.ts'

export interface RemovableStoreItems {
  /** Folders of old deployments. They are removed first, since they refer to the generations and releases. */
  readonly deployments: readonly string[]
  readonly generations: readonly string[]
  readonly releases: readonly string[]
  /** Records of passed checks, for releases that are gone or in `releases`. */
  readonly records: readonly string[]
  readonly leftovers: readonly string[]
  /** Folders of content-addressed files that no remaining release uses. */
  readonly contents: readonly string[]
}

/**
 * @param keep number of distinct generations to keep for every site
 * @param now the current time (`Date.now()`), by which a temporary file is old enough to be a leftover
 * @throws Error if an object store lacks content that is live
 */
export async function findRemovableStoreItems(
  store: Store,
  keep: number,
  now: number,
): Promise<RemovableStoreItems> {
  await store.shared?.requireLive()
  const sites = await Promise.all((await listSites(store)).map(site => sortDeployments(site, keep)))
  const kept = sites.flatMap(site => [...site.kept])
  // In a store without deployments, remove no releases: any of them may still go live.
  const oldest = kept.length > 0 ? Math.min(now, ...sites.map(({ oldestTime }) => oldestTime)) : 0
  const isOlder = async (folder: string) => (await lstat(folder)).mtimeMs < oldest

  const needed = new Set(kept.flatMap(({ generation, canary }) => [generation, canary?.generation]))
  const generations: string[] = []
  // Do not ask the plans of these generations: somebody may have changed them.
  const named = kept.flatMap(({ releases }) => Object.keys(releases).map(name => name.split('@')))
  const neededReleases = new Set(named.map(([app = '', version = '']) => releaseFolder(store, app, version)))
  for (const folder of await foldersIn(path.join(store.folder, 'sites'))) {
    const id = path.basename(folder)
    if (!needed.has(id) && (await isOlder(folder))) {
      generations.push(folder)
      continue
    }
    const plan = await readPlan(store, id).catch(() => undefined)
    for (const [app, version] of plan ? namedIn(plan) : [])
      neededReleases.add(releaseFolder(store, app, version))
    if (!plan) console.error(`${folder} has no plan that can be read. It stays: look who wrote it.`)
  }
  const releases: string[] = []
  const staying = new Set<string>()
  for (const name of listLocalStoreItemNames(store.folder).filter(each => each.startsWith('apps/'))) {
    const folder = path.join(store.folder, name)
    if (!neededReleases.has(folder) && (await isOlder(folder))) releases.push(folder)
    else staying.add(folder)
  }
  const checks = passedChecksFolder(store)
  const records = (await foldersBelow(checks)).filter(
    folder => !staying.has(path.join(store.folder, 'apps', path.relative(checks, folder))),
  )
  return {
    deployments: sites.flatMap(({ removable }) => removable),
    generations,
    releases,
    records,
    leftovers: await leftoversIn(store, now),
    contents: await contentsWithout(store, staying),
  }
}

/** Removes the items that `findRemovableStoreItems` has found. */
export async function removeStoreItems(store: StoreLocation, found: RemovableStoreItems): Promise<void> {
  const { deployments, generations, releases, records, leftovers, contents } = found
  for (const folder of [...deployments, ...generations, ...releases, ...records]) {
    await store.shared?.remove(toStoreItemName(store, folder))
    await removeFolderAtomically(folder)
  }
  for (const file of [...contents, ...leftovers]) await rm(file, { recursive: true, force: true })
  await store.shared?.sweep()
}

/** Computes how much disk space a removal frees, in bytes. Hard links count only if all of them go. */
export async function computeFreedBytes(names: readonly string[]): Promise<number> {
  const left = new Map<number, number>()
  let sum = 0
  for (const file of (await Promise.all(names.map(filesIn))).flat()) {
    const { ino, nlink, size } = await lstat(file)
    const more = (left.get(ino) ?? nlink) - 1
    left.set(ino, more)
    if (more === 0) sum += size
  }
  return sum
}

async function filesIn(name: string): Promise<string[]> {
  if (!(await lstat(name)).isDirectory()) return [name]
  const below = (await readdir(name).catch(ignoreClosed)) ?? []
  return (await Promise.all(below.map(each => filesIn(path.join(name, each))))).flat()
}

/** @returns a store with the pointer of the site, for each site that has deployments */
export async function listSites(store: Store): Promise<Store[]> {
  const names = (await foldersIn(path.join(store.folder, 'deployments'))).map(folder => path.basename(folder))
  return names.filter(isSiteName).map(pointer => ({ ...store, pointer }))
}

/** Returns a site's deployments to keep, and the folders of those to remove. */
async function sortDeployments(site: Store, keep: number) {
  const { deployments } = await readVerifiedStoreState(site)
  const kept = new Set<Deployment>()
  const distinct = new Set<string>()
  for (const deployment of deployments.toReversed()) {
    distinct.add(deployment.generation)
    if (distinct.size > keep) break
    kept.add(deployment)
  }
  const live = await liveNumber(site)
  const newest = deployments.at(-1)
  const target = newest && keep > 1 ? findRollbackTarget(newest, deployments) : undefined
  for (const each of deployments) if (each.number === live || each === target) kept.add(each)
  // Remove only deployments older than all that stay, since each deployment refers to the previous one.
  const oldest = Math.min(...[...kept].map(({ number }) => number))
  const removable = deployments.filter(({ number }) => number < oldest)
  const times = await readDeployTimes(site, deployments)
  return {
    kept,
    /** When the oldest of these went live; ms since 1970. */
    oldestTime: times.get(oldest) ?? Infinity,
    removable: removable.map(({ number }) => deploymentFolder(site, number)),
  }
}

/**
 * Returns when deployments went live, by number; ms since 1970. A deployment's own time is by the clock of
 * whoever deployed, its folder's are by the object store's clock (mtime) or the disk's (ctime): the earliest
 * counts, but none was live before those that it follows, whatever it claims.
 */
async function readDeployTimes(
  site: Store,
  deployments: readonly Deployment[],
): Promise<ReadonlyMap<number, number>> {
  const times = new Map<number, number>()
  let latest = 0
  for (const { number, since } of deployments) {
    const { mtimeMs, ctimeMs } = await lstat(deploymentFolder(site, number))
    latest = Math.max(latest, Math.min(Date.parse(since), mtimeMs, ctimeMs))
    times.set(number, latest)
  }
  return times
}

/** @param staying folders of the releases that stay */
async function contentsWithout(store: Store, staying: ReadonlySet<string>): Promise<string[]> {
  const unused: string[] = []
  for (const folder of await foldersIn(path.join(store.folder, 'apps'))) {
    const own = [...staying].filter(release => path.dirname(release) === folder)
    const needed = await contentsOf(own)
    if (needed) unused.push(...(await findUnusedContentFolders(store, path.basename(folder), needed)))
  }
  return unused
}

/** @returns the contents that releases need; undefined if one cannot be read: it may need any of them */
async function contentsOf(releases: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const contents = new Set<string>()
  // Read one after the other: a release.json can be large.
  for (const folder of releases) {
    const release = await readRelease(folder).catch(() => undefined)
    if (!release) {
      console.error(`${folder} cannot be read, so all contents of its app stay. Look who wrote it.`)
      return undefined
    }
    for (const content of getReleaseContentHashes(release).values()) contents.add(content)
  }
  return contents
}

/** Finds temporary files of killed processes: everything is written under a temporary name first. */
async function leftoversIn(store: Store, now: number): Promise<string[]> {
  const locks = locksFolder(store)
  const inFolders = await Promise.all(
    ['apps', 'deployments', 'checks'].map(name => foldersIn(path.join(store.folder, name))),
  )
  const others = ['', 'sites', 'embed'].map(name => path.join(store.folder, name))
  const leftovers: string[] = []
  for (const folder of [locks, ...others, ...inFolders.flat()].filter(existsSync)) {
    for (const name of (await readdir(folder).catch(ignoreClosed)) ?? []) {
      const tag = folder === locks ? /\d+-\d+-.*$/.exec(name)?.[0] : name.split(STAGING_MARKER)[1]
      if (tag === undefined) continue
      const file = path.join(folder, name)
      // Another computer's clock may be ahead, so what it writes now is not from the future.
      const age = Math.max(0, now - (await lstat(file)).mtimeMs)
      if (isLeaseStale(tag, age)) leftovers.push(file)
    }
  }
  return leftovers
}

/** @returns the completely written folders in a folder; empty if there is no such folder */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  return entries
    .filter(entry => entry.isDirectory() && !isStagingName(entry.name))
    .map(({ name }) => path.join(folder, name))
}

async function foldersBelow(folder: string): Promise<string[]> {
  const inFolders = (await foldersIn(folder)).map(each => foldersIn(each).catch(ignoreClosed))
  return (await Promise.all(inFolders)).flatMap(each => each ?? [])
}
