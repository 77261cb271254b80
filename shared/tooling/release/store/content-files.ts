/**
 * Content-addressed files of an app: <store>/apps/<app>/_/<content>/<name>, which browsers load
 * (shared/tooling/build/release.ts). They are made only from valid releases; releases share unchanged
 * files. The tooling itself reads only the releases' own folders.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  CONTENT_ADDRESS_FOLDER,
  getContentAddressGroup,
  getContentHashes,
  getPublicFileHashes,
  type Release,
} from '@kutuhal/build/release.ts'
import { mapConcurrently } from './files/map-concurrently.ts'
import { listCompressedFileNames } from './files/file-writer.ts'
import { hardLinkOrCopy, isSameFile } from './files/link-files.ts'
import { releaseFolder, type Store } from './places.ts'
import { findFileProblems, MAX_CONCURRENT_FILES } from './files/find-wrong-files.ts'
import { ignoreInvalidFile, readExistingFile, readFileWithLimit } from './files/read-limited.ts'
import { markAsUsed } from './files/write-whole.ts'

export const contentAddressedFilesFolder = (store: Pick<Store, 'folder'>, app: string): string =>
  path.join(store.folder, 'apps', app, CONTENT_ADDRESS_FOLDER)

/** @returns content addresses such as `tVdXP2Pr/icon.svg`, by file name */
export const listContentAddresses = (release: Release): ReadonlyMap<string, string> =>
  new Map([...getContentHashes(release.files)].map(([name, content]) => [name, `${content}/${name}`]))

const listContentFiles = (release: Release) =>
  [...listContentAddresses(release)].flatMap(([name, address]) => {
    const file = release.files[name]
    return file ? [{ name, address, file: { sha384: file.sha384 } }] : []
  })

/** @returns names of a release's files that browsers request only by content address, never by version */
export function listUnversionedFiles(release: Release): ReadonlySet<string> {
  if (release.byVersion !== false) return new Set()
  const contents = getContentHashes(release.files)
  const known = getPublicFileHashes(contents)
  // Browsers request scripts outside of the build's chunks by version: nobody tells them the other address.
  const chunks = new Set(Object.values(release.chunks).flat())
  return new Set([
    ...[...contents.keys()].filter(name => chunks.has(name) || getContentAddressGroup(name) in known),
    ...Object.keys(release.files).filter(name => name.startsWith('embed/')),
  ])
}

/** @throws Error if an address holds other content */
export async function writeContentAddressedFiles(
  store: Pick<Store, 'folder'>,
  release: Release,
): Promise<void> {
  const { name: app, version } = release
  const [from, to] = [releaseFolder(store, app, version), contentAddressedFilesFolder(store, app)]
  await mapConcurrently(listContentFiles(release), MAX_CONCURRENT_FILES, async ({ name, address, file }) => {
    const target = path.join(to, address)
    await markAsUsed(path.join(to, address.split('/', 1)[0] ?? ''))
    if (!existsSync(target)) {
      const [problem] = await findFileProblems(from, name, file, { made: 'built', hasCopies: false })
      if (problem !== undefined)
        throw new Error(`${path.join(from, problem)}. Let its team publish a new version.`)
      await mkdir(path.dirname(target), { recursive: true })
    }
    // Store the copies before the file, so that a file that exists has its copies even if this is killed.
    for (const each of [...listCompressedFileNames(name), name]) {
      const source = path.join(from, each)
      const place = path.join(to, path.dirname(address), path.basename(each))
      if (!existsSync(place) && existsSync(source)) hardLinkOrCopy(source, place)
    }
    if (await isSame(path.join(from, name), target)) return
    throw new Error(
      `${target} is not what ${app}@${version} has there. Look who may write into the store, and remove it; if it comes again, change a byte of ${name} and build a new version.`,
    )
  })
}

export async function findContentAddressErrors(store: Store, release: Release): Promise<string[]> {
  const folder = path.dirname(contentAddressedFilesFolder(store, release.name))
  const wrong: string[] = []
  await mapConcurrently(listContentFiles(release), MAX_CONCURRENT_FILES, async ({ address, file }) => {
    const name = `${CONTENT_ADDRESS_FOLDER}/${address}`
    wrong.push(...(await findFileProblems(folder, name, file, { made: 'built', hasCopies: true })))
  })
  return wrong.sort()
}

async function isSame(one: string, other: string): Promise<boolean> {
  if (await isSameFile(one, other)) return true
  const content = await readExistingFile(one)
  const found = await readFileWithLimit(other, content.length).catch(ignoreInvalidFile)
  return found?.equals(content) ?? false
}
