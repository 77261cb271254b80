import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { listCompressedFileNames } from './file-writer.ts'
import { listPathsRecursively } from './files-below.ts'
import { releaseFolder, type Store } from './places.ts'
import { readManifest, readRelease } from './release-manifest.ts'
import type { Owners } from './trust/owners.ts'
import {
  RELEASE_SIGNATURE_FILE_NAME,
  verifySignedRelease,
  type SignedRelease,
} from './trust/signed-release.ts'
import { findInvalidCompressedCopies } from './read-limited.ts'
import { formatStoreLocation } from './write-whole.ts'

/**
 * Verifies a stored release: a key that may publish the app has signed it, and every file is as signed.
 * @returns the signed release
 * @throws Error that says what is wrong with the release, and what to do
 */
export async function verifyStored(
  store: Store,
  owners: Owners,
  app: string,
  version: string,
): Promise<SignedRelease> {
  const result = await storedRelease(store, owners, app, version)
  if (!Array.isArray(result)) return result
  throw new Error(
    `${app}@${version} in ${formatStoreLocation(store)} does not count as a release:\n${formatProblemList(result)}
Nothing has changed. Let its team publish it, as a new version: npm run release -- publish ${app}. Who may: npm run release -- owners`,
  )
}

/** @returns the stored release, or descriptions of what is wrong with it */
export async function storedRelease(
  store: Store,
  owners: Owners,
  app: string,
  version: string,
): Promise<SignedRelease | string[]> {
  const folder = releaseFolder(store, app, version)
  const release = await readRelease(folder)
  if (release.name !== app || release.version !== version) {
    return [`what lies in ${folder} is ${release.name}@${release.version}`]
  }
  const signed = await verifySignedRelease(owners, folder, release)
  if (typeof signed === 'string') return [signed]
  const copies = [...Object.keys(release.files), 'release.json'].flatMap(listCompressedFileNames)
  const problems = [
    ...(await findFileErrors(folder, release, [RELEASE_SIGNATURE_FILE_NAME, ...copies])),
    ...(await copyProblems(folder, release)),
  ]
  return problems.length > 0 ? problems : signed
}

/**
 * Checks the compressed copies of a release's files.
 * @returns one description for each wrong copy
 */
async function copyProblems(folder: string, { files }: Release): Promise<string[]> {
  const text = await readManifest(folder)
  const manifest = { sha384: sha384(text), bytes: text.length }
  const problems: string[] = []
  const all = Object.entries({ ...files, 'release.json': manifest })
  await mapConcurrently(all, MAX_CONCURRENT_FILES, async ([name, { sha384: hash, bytes }]) => {
    const wrong = await findInvalidCompressedCopies(path.join(folder, name), hash, bytes)
    problems.push(...wrong.map(copy => `${path.relative(folder, copy)} has other content than was built`))
  })
  return problems.sort()
}

/**
 * Maximum number of problems that an error lists one by one; of the rest, it says only how many there are.
 */
const NAMED = 8

/**
 * Compares every file in the folder of a build or release with release.json.
 * @param also names of files that may exist although release.json does not list them
 * @throws Error that lists the files that are missing, damaged or not part of the release
 */
export async function verifyRelease(
  folder: string,
  release: Release,
  also: readonly string[] = [],
): Promise<void> {
  const problems = await findFileErrors(folder, release, also)
  if (problems.length === 0) return
  throw new Error(
    `${release.name} ${release.version} in ${folder} is not what was built:\n${formatProblemList(problems)}
Nothing was published. Copy the build again, or build it again, and run the same command.`,
  )
}

/**
 * Formats problems for a message: the first `NAMED` problems, one per line, then the number of the other
 * problems.
 */
export function formatProblemList(problems: readonly string[]): string {
  const rest = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : ''
  return `  ${problems.slice(0, NAMED).join('\n  ')}${rest}`
}

/** Number of files to read at the same time, since a process can open only a limited number. */
export const MAX_CONCURRENT_FILES = 32

/**
 * @param also names of files that may exist although release.json does not list them
 * @returns one description for each file that is missing, damaged or not part of the release
 */
export async function findFileErrors(
  folder: string,
  release: Release,
  also: readonly string[],
): Promise<string[]> {
  const found = new Set(listPathsRecursively(folder))
  const expected = Object.entries({ ...release.files, ...release.maps })
  const damaged: string[] = []
  await mapConcurrently(expected, MAX_CONCURRENT_FILES, async ([name, { bytes, sha384: hash }]) => {
    if (!found.has(name)) return void damaged.push(`${name} is missing`)
    const content = await readFile(path.join(folder, name))
    if (content.length !== bytes) damaged.push(`${name} has ${content.length} bytes instead of ${bytes}`)
    else if (sha384(content) !== hash) damaged.push(`${name} has other content than was built`)
  })
  const known = new Set([...expected.map(([name]) => name), 'release.json', ...also])
  const foreign = [...found].filter(name => !known.has(name))
  return [...damaged.sort(), ...foreign.sort().map(name => `${name} is not part of it`)]
}
