/**
 * Decides what a clean-up removes. It keeps each site's latest generations with their releases and fallbacks,
 * what other sites load, and all that is younger than a day: it may be about to go live.
 */
import { existsSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER, getContentHashes } from '@kutuhal/build/release.ts'
import { parseWanted } from '../record/files.ts'
import { openReleases } from '../releases/release-source.ts'
import { deploymentFolder, readDeployments, followBucket, type Deployment } from '../store/deployments.ts'
import { contentAddressedFilesFolder } from '../store/content-files.ts'
import { ignoreMissing } from '../store/files/error-code.ts'
import { ignoreClosed } from '../store/files/read-limited.ts'
import { isStagingName, removeFolderAtomically } from '../store/files/write-whole.ts'
import { isSiteName, readRelease, type Store } from '../store/store.ts'

export interface Removable {
  /** Folders of old deployments. They are removed first, since they refer to the generations and releases. */
  readonly deployments: readonly string[]
  readonly generations: readonly string[]
  readonly copies: readonly string[]
  /** Names of published releases, such as `mf-maze@1.1.0`. */
  readonly releases: readonly string[]
  readonly leftovers: readonly string[]
  /** Folders of content-addressed files that no remaining release uses. */
  readonly contents: readonly string[]
  readonly objects: readonly string[]
}

/** What is younger may be about to go live, or is being written; ms. */
const YOUNG_MS = 24 * 60 * 60 * 1000

/** @param keep number of distinct generations to keep for every site */
export async function findRemovable(store: Store, keep: number, now: number): Promise<Removable> {
  const sites = await Promise.all((await listSites(store)).map(site => sortDeployments(site, keep)))
  const { bucket } = store
  const kept = sites.flatMap(site => site.kept)
  const isOld = async (file: string) => now - (await lstat(file)).mtimeMs > YOUNG_MS
  const old = async (folders: readonly string[]) => {
    const ages = await Promise.all(folders.map(isOld))
    return folders.filter((_, at) => ages[at])
  }
  const needed = new Set(kept.flatMap(({ documents }) => Object.keys(documents)))
  const generations = (await foldersIn(path.join(store.folder, 'sites'))).filter(
    folder => !needed.has(path.basename(folder)),
  )
  const names = namesOf(kept)
  const apps = await foldersIn(path.join(store.folder, 'apps'))
  const copies = (await Promise.all(apps.map(copiesIn)))
    .flat()
    .filter(folder => !names.has(nameOfCopy(folder)))
  const removed = kept.length > 0 ? await old(copies) : []
  return {
    deployments: sites.flatMap(({ removable }) => removable),
    generations: await old(generations),
    copies: removed,
    releases: kept.length > 0 ? await listOldReleases(store, names, now) : [],
    leftovers: await old(await leftoversIn(store)),
    contents: await old(await contentsWithout(store, apps, new Set(removed))),
    objects: bucket ? await (await inBucket()).findUnneededObjects(bucket, sites, YOUNG_MS) : [],
  }
}

/** Only for a bucket: a client of object stores takes long to load. */
const inBucket = () => import('../store/bucket-site.ts')

export async function removeAll(store: Store, found: Removable): Promise<void> {
  const { deployments, generations, copies, releases, leftovers, contents, objects } = found
  if (store.bucket) await (await inBucket()).removeObjects(store.bucket, objects)
  for (const folder of [...deployments, ...generations, ...copies]) await removeFolderAtomically(folder)
  const source = openReleases(store)
  for (const name of releases) {
    const [app = '', version = ''] = name.split('@')
    await source.remove(app, version)
  }
  for (const file of [...contents, ...leftovers]) await rm(file, { recursive: true, force: true })
}

/** Names of the releases that deployments need, also those that other sites load. */
function namesOf(kept: readonly Deployment[]): ReadonlySet<string> {
  const all = kept.flatMap(({ releases, embeds, record }) => {
    const { live, canary } = parseWanted(record.files)
    const recorded = Object.entries(live).flatMap(([app, { version, previous }]) => [
      `${app}@${version}`,
      ...(previous ? [`${app}@${previous.version}`] : []),
    ])
    const ofCanary = canary ? [`${canary.app}@${canary.version}`] : []
    return [...Object.keys(releases), ...Object.values(embeds), ...recorded, ...ofCanary]
  })
  return new Set(all)
}

/** Lists published releases that nothing needs. The newest one of each app stays. */
async function listOldReleases(store: Store, needed: ReadonlySet<string>, now: number): Promise<string[]> {
  const published = await openReleases(store).list()
  // A bucket has a clock of its own.
  const end = store.bucket ? Math.max(...published.map(({ writtenAt }) => writtenAt)) : now
  const seen = new Set<string>()
  const found: string[] = []
  for (const { app, version, writtenAt } of published) {
    const isNewest = !seen.has(app)
    seen.add(app)
    if (isNewest || needed.has(`${app}@${version}`) || end - writtenAt <= YOUNG_MS) continue
    found.push(`${app}@${version}`)
  }
  return found
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
  if (!existsSync(name)) return []
  if (!(await lstat(name)).isDirectory()) return [name]
  const below = (await readdir(name).catch(ignoreClosed)) ?? []
  return (await Promise.all(below.map(each => filesIn(path.join(name, each))))).flat()
}

async function listSites(store: Store): Promise<Store[]> {
  if (store.bucket) {
    const inIt = await (await inBucket()).listSitesInBucket(store.bucket)
    const sites = inIt.filter(isSiteName).map(pointer => ({ ...store, pointer }))
    for (const site of sites) await followBucket(site)
    return sites
  }
  const names = (await foldersIn(path.join(store.folder, 'deployments'))).map(folder => path.basename(folder))
  return names.filter(isSiteName).map(pointer => ({ ...store, pointer }))
}

async function sortDeployments(site: Store, keep: number) {
  const all = await readDeployments(site)
  const distinct = new Set<string>()
  const kept = all.filter(({ generation }) => {
    distinct.add(generation)
    return distinct.size <= keep
  })
  const oldest = Math.min(...kept.map(({ number }) => number))
  const removable = all.filter(({ number }) => number < oldest)
  return {
    pointer: site.pointer,
    kept,
    removable: removable.map(({ number }) => deploymentFolder(site, number)),
  }
}

const copiesIn = async (app: string): Promise<string[]> =>
  (await foldersIn(app)).filter(folder => path.basename(folder) !== CONTENT_ADDRESS_FOLDER)

/** E.g. `mf-maze@1.1.0`. */
export const nameOfCopy = (folder: string): string =>
  `${path.basename(path.dirname(folder))}@${path.basename(folder)}`

async function contentsWithout(
  store: Store,
  apps: readonly string[],
  removed: ReadonlySet<string>,
): Promise<string[]> {
  const unused: string[] = []
  for (const app of apps) {
    const kept = (await copiesIn(app)).filter(folder => !removed.has(folder))
    const hashes = await Promise.all(
      kept.map(async copy => getContentHashes((await readRelease(copy)).files)),
    )
    const needed = new Set(hashes.flatMap(each => [...each.values()]))
    const contents = await foldersIn(contentAddressedFilesFolder(store, path.basename(app)))
    unused.push(...contents.filter(folder => !needed.has(path.basename(folder))))
  }
  return unused
}

/** Finds temporary files of killed processes: everything is written under a temporary name first. */
async function leftoversIn(store: Store): Promise<string[]> {
  const inFolders = ['apps', 'deployments', 'releases'].map(name => foldersIn(path.join(store.folder, name)))
  const others = ['', 'sites', 'embed', 'uploads'].map(name => path.join(store.folder, name))
  const leftovers: string[] = []
  for (const folder of [...others, ...(await Promise.all(inFolders)).flat()].filter(existsSync)) {
    const names = (await readdir(folder).catch(ignoreClosed)) ?? []
    leftovers.push(...names.filter(isStagingName).map(name => path.join(folder, name)))
  }
  return leftovers
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  return entries
    .filter(entry => entry.isDirectory() && !isStagingName(entry.name))
    .map(({ name }) => path.join(folder, name))
}
