/**
 * Decides what a clean-up removes from a store. It keeps each site's latest generations, its canary and
 * rollback target, the releases of all these, and their fallbacks. It also keeps all that was stored after
 * the oldest of these generations went live.
 */
import { existsSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Deployment, findRollbackTarget } from './deployment.ts'
import { deploymentFolder, liveDeployment } from './deployments.ts'
import { findUnusedContentFolders } from './content-files.ts'
import { locksFolder, isLeaseStale } from './lock.ts'
import { namedIn } from './plan.ts'
import {
  generationFolder,
  listLocalStoreItemNames,
  readPlan,
  readRelease,
  passedChecksFolder,
  releaseFolder,
  type Store,
} from './store.ts'
import { readVerifiedStoreState } from './trust/view.ts'
import { isStagingName, toStoreItemName, removeFolderAtomically, STAGING_MARKER } from './write-whole.ts'
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
 * @param now the current time (`Date.now()`): a temporary file much older than this was left by a killed
 * process
 * @throws Error if an object store lacks content that is live
 */
export async function findRemovableStoreItems(
  store: Store,
  keep: number,
  now: number,
): Promise<RemovableStoreItems> {
  await store.shared?.requireLive()
  const sites = await listSites(store)
  const kept = await Promise.all(sites.map(site => keptDeployments(site, keep)))
  const needed = new Set(kept.flat().flatMap(({ generation, canary }) => [generation, canary?.generation]))
  const since = kept.flat().map(deployment => Date.parse(deployment.since))
  // In a store without deployments, remove no releases: any of them may still go live.
  const oldest = since.length > 0 ? Math.min(now, ...since) : 0

  const ids = await namesIn(path.join(store.folder, 'sites'))
  const staying: string[] = []
  for (const id of ids) {
    if (needed.has(id) || !(await isOlder(generationFolder(store, id), oldest))) staying.push(id)
  }
  const generations = ids.filter(id => !staying.includes(id)).map(id => generationFolder(store, id))
  const neededReleases = await releasesOf(store, staying)
  const everyRelease = listLocalStoreItemNames(store.folder)
    .filter(name => name.startsWith('apps/'))
    .map(name => path.join(store.folder, name))
  const releases: string[] = []
  for (const folder of everyRelease) {
    if (!neededReleases.has(folder) && (await isOlder(folder, oldest))) releases.push(folder)
  }
  const deployments: string[] = []
  for (const [index, site] of sites.entries()) {
    // Remove only deployments that are older than all deployments to keep, since each deployment refers to
    // the previous deployment.
    const oldestKept = Math.min(...(kept[index] ?? []).map(({ number }) => number))
    const { deployments: all } = await readVerifiedStoreState(site)
    const gone = all.filter(({ number }) => number < oldestKept)
    deployments.push(...gone.map(({ number }) => deploymentFolder(site, number)))
  }
  const stayingReleases = new Set(everyRelease.filter(folder => !releases.includes(folder)))
  const records = (await everyRecord(store)).filter(({ release }) => !stayingReleases.has(release))
  return {
    deployments,
    generations,
    releases,
    records: records.map(({ folder }) => folder),
    leftovers: await leftoversIn(store, now),
    contents: await contentsWithout(store, stayingReleases),
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

/**
 * Computes how much disk space a removal frees. A hard-linked file counts only if all of its links are
 * removed.
 * @param names paths of files and folders to remove
 * @returns the size; bytes
 */
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
  return (await Promise.all((await readdir(name)).map(each => filesIn(path.join(name, each))))).flat()
}

/** @returns a store with the pointer of the site, for each site that has deployments */
export async function listSites(store: Store): Promise<Store[]> {
  const pointers = await namesIn(path.join(store.folder, 'deployments'))
  return pointers.map(pointer => ({ ...store, pointer }))
}

async function keptDeployments(site: Store, keep: number): Promise<Deployment[]> {
  const kept: Deployment[] = []
  const distinct = new Set<string>()
  const deployments = (await readVerifiedStoreState(site)).deployments.toReversed()
  for (const deployment of deployments) {
    distinct.add(deployment.generation)
    if (distinct.size > keep) break
    kept.push(deployment)
  }
  const [newest] = kept
  const live = await liveDeployment(site)
  const target = newest && keep > 1 ? findRollbackTarget(newest, deployments) : undefined
  for (const also of [live, target]) {
    if (also && !kept.some(({ number }) => number === also.number)) kept.push(also)
  }
  return kept
}

async function releasesOf(store: Store, generations: readonly string[]): Promise<Set<string>> {
  const folders = new Set<string>()
  for (const generation of generations) {
    for (const [app, version] of namedIn(await readPlan(store, generation)))
      folders.add(releaseFolder(store, app, version))
  }
  return folders
}

async function contentsWithout(store: Store, staying: ReadonlySet<string>): Promise<string[]> {
  const ofApp = async (app: string) => {
    const folders = [...staying].filter(folder => path.basename(path.dirname(folder)) === app)
    // Skip a release whose release.json is unreadable, since it is unknown which content that release uses.
    const releases = await Promise.all(folders.map(folder => readRelease(folder).catch(() => [])))
    return findUnusedContentFolders(store, app, releases.flat())
  }
  return (await Promise.all((await namesIn(path.join(store.folder, 'apps'))).map(ofApp))).flat()
}

async function everyRecord(store: Store): Promise<{ readonly folder: string; readonly release: string }[]> {
  const folder = passedChecksFolder(store)
  const ofApp = async (app: string) =>
    (await namesIn(path.join(folder, app))).map(version => ({
      folder: path.join(folder, app, version),
      release: releaseFolder(store, app, version),
    }))
  return (await Promise.all((await namesIn(folder)).map(ofApp))).flat()
}

/**
 * Finds temporary files and folders that killed processes left in any folder: everything in a store is
 * written under a temporary name first.
 */
async function leftoversIn(store: Store, now: number): Promise<string[]> {
  const folders = [
    store.folder,
    path.join(store.folder, 'sites'),
    path.join(store.folder, 'embed'),
    locksFolder(store),
    ...(await subfolders(path.join(store.folder, 'apps'))),
    ...(await subfolders(path.join(store.folder, 'deployments'))),
    ...(await subfolders(passedChecksFolder(store))),
  ]
  const leftovers: string[] = []
  for (const folder of folders.filter(existsSync)) {
    for (const name of await readdir(folder)) {
      const tag = folder === locksFolder(store) ? tagOfLock(name) : name.split(STAGING_MARKER)[1]
      const file = path.join(folder, name)
      if (tag !== undefined && isLeaseStale(tag, now - (await lstat(file)).mtimeMs)) leftovers.push(file)
    }
  }
  return leftovers
}

const tagOfLock = (name: string): string | undefined => /\d+-\d+-.*$/.exec(name)?.[0]

async function subfolders(folder: string): Promise<string[]> {
  return (await namesIn(folder)).map(name => path.join(folder, name))
}

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter(name => !isStagingName(name))
}

async function isOlder(folder: string, time: number): Promise<boolean> {
  return (await lstat(folder)).mtimeMs < time
}
