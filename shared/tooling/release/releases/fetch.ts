/**
 * Copies releases from where teams write to where only the deployer does, verified against the digest that
 * the record names. All that is composed, checked and served is this copy.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '../store/files/map-concurrently.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { writeContentAddressedFiles } from '../store/content-files.ts'
import { compressibleFileNamePattern, listCompressedFileNames } from '../store/files/file-writer.ts'
import { findWrongFiles, formatProblemList, MAX_CONCURRENT_FILES } from '../store/files/find-wrong-files.ts'
import { hardLinkOrCopy, hardLinkUnchangedFiles } from '../store/files/link-files.ts'
import { InvalidFileError, MAX_FILE_BYTES } from '../store/files/read-limited.ts'
import { markAsUsed, writeFolderAtomically } from '../store/files/write-whole.ts'
import { embedFolder, releaseFolder, type Store } from '../store/places.ts'
import {
  computeDigest,
  MAX_MANIFEST_BYTES,
  parseRelease,
  readManifest,
  readRelease,
} from '../store/release-manifest.ts'
import type { ReleaseSource } from './release-source.ts'

/** The error for a release that is not there, or not what it was when it was released. */
export class WrongReleaseError extends Error {}

/**
 * Makes sure that the site's folder has a release, and its files at every address at which browsers load
 * them.
 * @param like version of the app whose unchanged files are linked
 * @throws WrongReleaseError if the source has no such release
 */
export async function fetchRelease(
  store: Store,
  source: ReleaseSource,
  { app, version, digest, like }: FetchedRelease,
): Promise<Release> {
  const folder = releaseFolder(store, app, version)
  await markAsUsed(folder)
  const known = await readManifest(folder).catch(() => undefined)
  if (known && computeDigest(known) !== digest)
    throw new WrongReleaseError(
      `${app}@${version} has another release.json than before, ${digest.slice(0, 12)}…, and a release never changes. Let its team publish a new version: npm run release -- publish ${app}`,
    )
  if (!known) await copyRelease(store, source, { app, version, digest, like })
  const release = await readRelease(folder)
  await writeContentAddressedFiles(store, release)
  await storeEmbed(store, release)
  return release
}

interface FetchedRelease {
  readonly app: string
  readonly version: string
  readonly digest: string
  readonly like?: string | undefined
}

async function copyRelease(
  store: Store,
  source: ReleaseSource,
  { app, version, digest, like }: FetchedRelease,
): Promise<void> {
  const name = `${app}@${version}`
  const wrong = (why: string) =>
    new WrongReleaseError(
      `${name} in ${source.place} is not what was released: ${why}
Let its team publish a new version: npm run release -- publish ${app}`,
    )
  const read = (file: string, most: number) =>
    source.read(app, version, file, most).catch((error: unknown) => {
      if (error instanceof InvalidFileError) throw wrong(error.message)
      throw error
    })
  const manifest = await read('release.json', MAX_MANIFEST_BYTES)
  if (!manifest)
    throw new WrongReleaseError(
      `There is no release ${name} in ${source.place}. Publish it first: npm run release -- publish ${app}`,
    )
  if (computeDigest(manifest) !== digest)
    throw wrong('somebody has changed its release.json, or published it anew.')
  const release = parseRelease(manifest, `${source.place}/${app}/${version}`)
  if (release.name !== app || release.version !== version)
    throw wrong(`what lies there is ${release.name}@${release.version}.`)
  await writeFolderAtomically(releaseFolder(store, app, version), async folder => {
    await writeFile(path.join(folder, 'release.json'), manifest)
    const linked = await linkFrom(store, release, like, folder)
    const files = { ...release.files, ...release.maps }
    const names = Object.keys(files).filter(file => !linked.has(file))
    const copies = ['release.json', ...names].filter(mayHaveCopies).flatMap(listCompressedFileNames)
    await mapConcurrently([...names, ...copies], MAX_CONCURRENT_FILES, async file => {
      const content = await read(file, files[file]?.bytes ?? MAX_FILE_BYTES)
      if (!content) return
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), content)
    })
    const isIgnored = (file: string) => /^release\.json(?:\.(?:br|gz))?$/.test(file)
    const problems = await findWrongFiles(folder, files, { made: 'built', isIgnored, hasCopies: true })
    if (problems.length > 0) throw wrong(`\n${formatProblemList(problems)}`)
  })
}

const mayHaveCopies = (file: string): boolean =>
  compressibleFileNamePattern.test(file) && !file.startsWith('server/') && file !== 'release.json'

async function linkFrom(
  store: Store,
  release: Release,
  like: string | undefined,
  folder: string,
): Promise<ReadonlySet<string>> {
  if (like === undefined) return new Set()
  const from = releaseFolder(store, release.name, like)
  const before = await readRelease(from).catch(() => undefined)
  return before ? hardLinkUnchangedFiles(from, before, release, folder) : new Set()
}

/** Links what other sites load of a release to where it stays when the release goes. */
async function storeEmbed(store: Store, { name, version, files }: Release): Promise<void> {
  const names = Object.keys(files).filter(file => file.startsWith('embed/'))
  if (names.length === 0) return
  const source = releaseFolder(store, name, version)
  const target = embedFolder(store, `${name}@${version}`)
  if (existsSync(target)) return
  await writeFolderAtomically(target, async folder => {
    for (const file of names.flatMap(name => [name, ...listCompressedFileNames(name)])) {
      const place = path.join(folder, file.slice('embed/'.length))
      await mkdir(path.dirname(place), { recursive: true })
      if (existsSync(path.join(source, file))) hardLinkOrCopy(path.join(source, file), place)
    }
  })
}
