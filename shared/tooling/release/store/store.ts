/**
 * The release store: plain files in a folder. Releases and generations never change once they are there; the pointer of a site
 * names what its visitors get and is the only thing that does.
 *
 *     <store>/apps/<app>/<version>/…        one release: its browser files, server/ for composing, release.json, and its
 *                                           signature (trust/signed-release.ts)
 *     <store>/apps/<app>/_/<content>/…      what browsers load of an app's releases, by content (content-files.ts)
 *     <store>/owners.json                   who may do what, by key (trust/owners.ts)
 *     <store>/checks/<app>/<version>/…      what a release has passed (check/records.ts)
 *     <store>/embed/<app>@<version>/…       what pages of others load of a release (embeds.ts)
 *     <store>/embed/owner                   the app whose the page for partners is (partners-page-owner.ts)
 *     <store>/sites/<generation>/…          one composed generation of the whole site
 *     <store>/deployments/<pointer>/<n>/    what a site serves since its nth deployment (deployments.ts)
 *     <store>/locks/                        locks of processes that are at work (lock.ts)
 *     <store>/<pointer>                     link to the deployment that is live; `live` is the site on port 3000
 *
 * In an object store the same things have other keys (objects/keys.ts), and the folder is a copy of it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_FOLDER } from '@kutuhal/build/content-address.ts'
import { containerName } from '@kutuhal/build/container-name.ts'
import { BUILD_RECORD } from '@kutuhal/build/build-record.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { storeContent } from './content-files.ts'
import { compressedNames, compressible, startFileWriter } from './file-writer.ts'
import { PARTNERS_PAGE, requirePartnersPageOwner } from './partners-page-owner.ts'
import { planSchema, type Plan } from './plan.ts'
import { parsedJson, readLimited } from './read-limited.ts'
import { parseRelease, readManifest } from './release-manifest.ts'
import { trustIn } from './trust/first-use.ts'
import { requireSigned, SIGNATURE, signatureFor } from './trust/signed-release.ts'
import { verifyRelease } from './verify-release.ts'
import { embedFolder, generationFolder, releaseFolder, type Store } from './places.ts'
import { filesBelow, linkFiles, type EarlierRelease, linkUnchanged } from './link-files.ts'
import { isUnfinished, placeInWords, writeNew } from './write-whole.ts'

export * from './places.ts'

/** The folder of a generation that holds what is asked for by its name; next to it lie files that are nobody else's business. */
export const SITE_FILES = 'files'

export const hasRelease = (store: Store, app: string, version: string): boolean =>
  existsSync(releaseFolder(store, app, version))

export const hasGeneration = (store: Store, id: string): boolean => existsSync(generationFolder(store, id))

/** Others may have left there what is none: files, links that lead nowhere. */
function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory()
  } catch {
    return false
  }
}

/** @returns the versions of an app's releases, the one that was published last comes first */
export function publishedVersions(store: Store, app: string): string[] {
  const folder = path.join(store.folder, 'apps', app)
  if (!isFolder(folder)) return []
  const publishedAt = (version: string) => statSync(path.join(folder, version)).mtimeMs
  return readdirSync(folder)
    .filter(name => !isUnfinished(name) && name !== CONTENT_FOLDER && isFolder(path.join(folder, name)))
    .sort((a, b) => publishedAt(b) - publishedAt(a))
}

/** @returns the version of an app's release that was published last, or nothing if there is none */
export function newestRelease(store: Store, app: string): string | undefined {
  return publishedVersions(store, app)[0]
}

/**
 * Stores a built app as a release: with the signature that the build brings, or signed with the key at work.
 * @param dist the folder that the build wrote
 * @throws Error if this version is there already (a release never changes), if a file is not as release.json says, or if who signed it may
 * not publish the app
 */
export async function publish(store: Store, dist: string): Promise<Release> {
  const release = await readRelease(dist)
  const isNew = !hasRelease(store, release.name, release.version) && (await storeRelease(store, dist))
  if (isNew) return release
  throw new Error(
    `${release.name} ${release.version} is published already, and a release never changes. Raise the version in ${release.name}/package.json.`,
  )
}

/**
 * As `publish`, but a release that is there already will do.
 * @returns whether it was missing
 */
export async function storeRelease(store: Store, dist: string): Promise<boolean> {
  const release = await readRelease(dist)
  requireOwnNames(release)
  await verifyRelease(dist, release, [BUILD_RECORD, SIGNATURE])
  const { owners, actor } = await trustIn(store)
  const signature = await signatureFor(dist, release, actor.key)
  await requireSigned(owners, dist, release, { signature })
  if (release.files[`embed/${PARTNERS_PAGE}`]) {
    await requirePartnersPageOwner(store, release.name, release.version)
  }
  const isNew = await writeNew(store, releaseFolder(store, release.name, release.version), async folder => {
    const names = [...Object.keys(release.files), 'release.json']
    const unchanged = await linkUnchanged(await newestOf(store, release.name), dist, release, folder)
    const all = [...names, ...Object.keys(release.maps ?? {})]
    await copy(
      dist,
      folder,
      all.filter(name => !unchanged.has(name)),
    )
    // Again: what counts is what arrived.
    await verifyRelease(folder, release, names.flatMap(compressedNames))
    await writeFile(path.join(folder, SIGNATURE), signature)
  })
  await storeEmbed(store, release.name, release.version)
  await storeContent(store, release)
  return isNew
}

/** @returns nothing where there is none that can be read */
async function newestOf(store: Store, app: string): Promise<EarlierRelease | undefined> {
  const version = newestRelease(store, app)
  if (version === undefined) return undefined
  const folder = releaseFolder(store, app, version)
  const release = await readRelease(folder).catch(() => undefined)
  return release && { ...release, folder }
}

/**
 * Names that all releases of a page share have to be made of the app's own: one that takes another's stops that team.
 * @throws Error if they are not
 */
function requireOwnNames({ name, version, container, policy }: Release): void {
  const own = containerName(name, version)
  if (container !== own) {
    throw new Error(
      `${name} ${version} calls its container ${JSON.stringify(container)}, and it has to be ${own}. Nothing was published. Build it with @kutuhal/build.`,
    )
  }
  if (policy === undefined || policy === name || policy === own) return
  throw new Error(
    `${name} ${version} calls its Trusted Types policy ${JSON.stringify(policy)}, and it has to be ${name}. Nothing was published. Build it with @kutuhal/build.`,
  )
}

/**
 * Puts what pages of others load of a release to where no clean-up takes it away; nothing to do if it is there.
 * @returns whether the release has anything for pages of others
 */
export async function storeEmbed(store: Store, app: string, version: string): Promise<boolean> {
  const source = path.join(releaseFolder(store, app, version), 'embed')
  if (!existsSync(source)) return false
  const target = embedFolder(store, `${app}@${version}`)
  if (!existsSync(target))
    await writeNew(store, target, folder => Promise.resolve(linkFiles(source, folder, filesBelow(source))))
  return true
}

async function copy(dist: string, folder: string, names: readonly string[]): Promise<void> {
  const writer = startFileWriter('smallest')
  try {
    for (const name of names) {
      const content = readFileSync(path.join(dist, name))
      // What is for composing stays with us.
      const isCompressed = compressible.test(name) && !name.startsWith('server/')
      writer.write(path.join(folder, name), content, { isCompressed })
    }
    await writer.finish()
  } finally {
    await writer.stop()
  }
}

/** @throws Error if there is no such release, or release.json has no form that a build writes */
export async function readRelease(folder: string): Promise<Release> {
  return parseRelease(await readManifest(folder), folder)
}

/**
 * What a generation says of its plan. What visitors get says the deployment (trust/view.ts); this is for previews and checks.
 * @throws Error if there is no such generation
 */
export async function readPlan(store: Store, generation: string): Promise<Plan> {
  const file = path.join(generationFolder(store, generation), 'plan.json')
  const text = await readLimited(file, 1_000_000)
  const { data } = planSchema.safeParse(parsedJson(text?.toString() ?? ''))
  if (data) return data
  throw new Error(
    `There is no generation ${generation} in ${placeInWords(store)}. Those that can be served: npm run release -- status.`,
  )
}
