/**
 * The release store: plain files in a folder. Releases, generations and deployments never change. A site's
 * pointer does change: it leads to the live deployment.
 *
 *     <store>/apps/<app>/<version>/…        one release: browser files, server/ for composing,
 *                                           release.json, and signature (trust/signed-release.ts)
 *     <store>/apps/<app>/_/<content>/…      what browsers load of an app, by content (content-files.ts)
 *     <store>/owners.json                   which key has which rights (trust/owners.ts)
 *     <store>/checks/<app>/<version>/…      checks that a release has passed (check/passed-checks.ts)
 *     <store>/embed/<app>@<version>/…       what other sites load of a release (embeds.ts)
 *     <store>/embed/owner                   the app that has the page for partners (embeds.ts)
 *     <store>/sites/<generation>/…          one composed generation of the whole site
 *     <store>/deployments/<pointer>/<n>/    what a site serves since its nth deployment (deployments.ts)
 *     <store>/locks/                        locks of processes that are at work (lock.ts)
 *     <store>/<pointer>                     link to the live deployment; `live` is the site on port 3000
 *
 * An object store has other keys for the same things (objects/keys.ts), and the folder is a copy of it.
 */
import { existsSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { containerName } from '@kutuhal/build/container-name.ts'
import { BUILD_RECORD_FILE } from '@kutuhal/build/provenance/build-record.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { writeContentAddressedFiles } from './files/content-files.ts'
import { listCompressedFileNames, compressibleFileNamePattern, startFileWriter } from './files/file-writer.ts'
import { PARTNERS_PAGE_FILE_NAME, requirePartnersPageOwner, storeEmbed } from './embeds.ts'
import { planSchema, type Plan } from './plan.ts'
import { tryParseJson, readFileWithLimit } from './files/read-limited.ts'
import { readRelease } from './release-manifest.ts'
import { loadTrust } from './trust/first-use.ts'
import {
  requireSignedRelease,
  RELEASE_SIGNATURE_FILE_NAME,
  readOrCreateSignature,
} from './trust/signed-release.ts'
import { verifyRelease } from './verify-stored.ts'
import { generationFolder, listLocalStoreItemNames, releaseFolder, type Store } from './places.ts'
import { hardLinkUnchangedFiles } from './files/link-files.ts'
import { formatStoreLocation, createFolderExclusive } from './files/write-whole.ts'

export * from './places.ts'
export { storeEmbed } from './embeds.ts'
export { readRelease } from './release-manifest.ts'

/** Folder of a generation with the files that browsers request by their name, such as robots.txt. */
export const SITE_FILES = 'files'

export const hasRelease = (store: Store, app: string, version: string): boolean =>
  existsSync(releaseFolder(store, app, version))

export const hasGeneration = (store: Store, id: string): boolean => existsSync(generationFolder(store, id))

/** @returns the versions of an app's releases; the last published one comes first */
export function publishedVersions(store: Store, app: string): string[] {
  const names = listLocalStoreItemNames(store.folder).filter(
    name => path.posix.dirname(name) === `apps/${app}`,
  )
  const publishedAt = (version: string) => statSync(releaseFolder(store, app, version)).mtimeMs
  return names.map(name => path.posix.basename(name)).sort((a, b) => publishedAt(b) - publishedAt(a))
}

/** @returns the last published version of an app; undefined if there is none */
export function newestRelease(store: Store, app: string): string | undefined {
  return publishedVersions(store, app)[0]
}

/**
 * Stores a built app as a release, and signs it with the current key if the build has no signature.
 * @throws Error if the version is already published, a file differs from release.json, or the signer may not
 * publish the app
 */
export async function publish(store: Store, dist: string): Promise<Release> {
  const release = await readRelease(dist)
  const isNew = !hasRelease(store, release.name, release.version) && (await storeRelease(store, dist))
  if (isNew) return release
  throw new Error(
    `${release.name} ${release.version} is published already, and a release never changes. Raise the version in ${release.name}/package.json.`,
  )
}

/** Stores a built app like `publish`, but an existing release is no error. @returns whether it was new */
export async function storeRelease(store: Store, dist: string): Promise<boolean> {
  const release = await readRelease(dist)
  requireOwnNames(release)
  await verifyRelease(dist, release, [BUILD_RECORD_FILE, RELEASE_SIGNATURE_FILE_NAME])
  const { owners, actor } = await loadTrust(store)
  const signature = await readOrCreateSignature(dist, release, actor.key)
  await requireSignedRelease(owners, dist, release, { signature })
  if (release.files[`embed/${PARTNERS_PAGE_FILE_NAME}`]) {
    await requirePartnersPageOwner(store, release.name, release.version)
  }
  const isNew = await createFolderExclusive(
    store,
    releaseFolder(store, release.name, release.version),
    async folder => {
      const names = [...Object.keys(release.files), 'release.json']
      const newest = newestRelease(store, release.name)
      const earlier =
        newest === undefined
          ? undefined
          : await readRelease(releaseFolder(store, release.name, newest)).catch(() => undefined)
      const unchanged = await hardLinkUnchangedFiles(store, earlier, release, folder)
      const all = [...names, ...Object.keys(release.maps ?? {})]
      const changed = all.filter(name => !unchanged.has(name))
      await copy(dist, folder, changed)
      // Verify the files in the store too: those of the build may have changed while they were copied.
      await verifyRelease(folder, release, names.flatMap(listCompressedFileNames))
      await writeFile(path.join(folder, RELEASE_SIGNATURE_FILE_NAME), signature)
    },
  )
  await storeEmbed(store, release.name, release.version)
  await writeContentAddressedFiles(store, release)
  return isNew
}

/**
 * Checks the names that a build chose for its container and its Trusted Types policy: a release that used
 * another app's names would break that app in the page.
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

async function copy(dist: string, folder: string, names: readonly string[]): Promise<void> {
  const writer = startFileWriter('smallest')
  try {
    for (const name of names) {
      // Do not compress files in `server/`, which browsers never load.
      const isCompressed = compressibleFileNamePattern.test(name) && !name.startsWith('server/')
      writer.write(path.join(folder, name), () => readFile(path.join(dist, name)), { isCompressed })
    }
    await writer.finish()
  } finally {
    await writer.stop()
  }
}

/**
 * Reads a generation's plan without verifying it, for previews and checks. For the live site, use the signed
 * plan in the deployment (trust/view.ts). @throws Error if the generation does not exist
 */
export async function readPlan(store: Store, generation: string): Promise<Plan> {
  const file = path.join(generationFolder(store, generation), 'plan.json')
  const text = await readFileWithLimit(file, 1_000_000)
  const { data } = planSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (data) return data
  throw new Error(
    `There is no generation ${generation} in ${formatStoreLocation(store)}. Those that can be served: npm run release -- status.`,
  )
}
