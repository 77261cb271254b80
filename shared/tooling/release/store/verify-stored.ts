import { sha384 } from '@kutuhal/build/sha384.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { releaseFolder, type Store } from './places.ts'
import { findWrongFiles } from './files/find-wrong-files.ts'
import { parseRelease, readManifest } from './release-manifest.ts'
import type { Owners } from './trust/owners.ts'
import {
  RELEASE_SIGNATURE_FILE_NAME,
  verifySignedRelease,
  type SignedRelease,
} from './trust/signed-release.ts'
import { formatStoreLocation } from './files/write-whole.ts'

export { MAX_CONCURRENT_FILES } from './files/find-wrong-files.ts'

/**
 * Verifies a stored release: a key that may publish the app has signed it, and every file is as signed.
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
  const manifest = await readManifest(folder)
  const release = parseRelease(manifest, folder)
  if (release.name !== app || release.version !== version) {
    return [`what lies in ${folder} is ${release.name}@${release.version}`]
  }
  const signed = await verifySignedRelease(owners, folder, release, { manifest })
  if (typeof signed === 'string') return [signed]
  const own = { 'release.json': { sha384: sha384(manifest), bytes: manifest.length } }
  const problems = await findWrongFiles(
    folder,
    { ...release.files, ...release.maps, ...own },
    { made: 'built', isIgnored: name => name === RELEASE_SIGNATURE_FILE_NAME, hasCopies: true },
  )
  return problems.length > 0 ? problems : signed
}

/** Maximum number of problems that an error lists; of the rest, it says only how many there are. */
const NAMED = 8

/**
 * Compares a build or release with its release.json, which does not list the files in `also`.
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

/** Formats problems for a message: the first ones, one per line, then the number of the others. */
export function formatProblemList(problems: readonly string[]): string {
  const rest = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : ''
  return `  ${problems.slice(0, NAMED).join('\n  ')}${rest}`
}

/** @returns a description of each file that is missing, damaged, or neither in the release nor in `also` */
function findFileErrors(
  folder: string,
  { files, maps }: Release,
  also: readonly string[],
): Promise<string[]> {
  const others = new Set(['release.json', ...also])
  const isIgnored = (name: string) => others.has(name)
  return findWrongFiles(folder, { ...files, ...maps }, { made: 'built', isIgnored, hasCopies: false })
}
