import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { compressedNames } from './file-writer.ts'
import { readManifest } from './release-manifest.ts'
import { readRelease, releaseFolder, type Store } from './store.ts'
import type { Owners } from './trust/owners.ts'
import { SIGNATURE, signedRelease, type SignedRelease } from './trust/signed-release.ts'
import { unpackedCopy } from './read-limited.ts'
import { FILES_AT_ONCE, listed, wrongFiles } from './verify-release.ts'
import { placeInWords } from './write-whole.ts'

/**
 * Verifies that every file of a stored release is as signed, by a key that may publish its app.
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
    `${app}@${version} in ${placeInWords(store)} does not count as a release:\n${listed(result)}
Nothing has changed. Let its team publish it, as a new version: npm run release -- publish ${app}. Who may: npm run release -- owners`,
  )
}

/** @returns the stored release, or a description of what is wrong with it */
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
  const signed = await signedRelease(owners, folder, release)
  if (typeof signed === 'string') return [signed]
  const copies = [...Object.keys(release.files), 'release.json'].flatMap(compressedNames)
  const problems = [
    ...(await wrongFiles(folder, release, [SIGNATURE, ...copies])),
    ...(await wrongCopies(folder, release)),
  ]
  return problems.length > 0 ? problems : signed
}

/** Checks the compressed copies, which browsers get: their content must be that of the file. */
async function wrongCopies(folder: string, { files }: Release): Promise<string[]> {
  const text = await readManifest(folder)
  const manifest = { sha384: sha384(text), bytes: text.length }
  const copies = Object.entries({ ...files, 'release.json': manifest }).flatMap(
    ([name, { sha384: hash, bytes }]) => compressedNames(name).map(copy => ({ copy, hash, bytes })),
  )
  const problems: string[] = []
  await mapConcurrently(copies, FILES_AT_ONCE, async ({ copy, hash, bytes }) => {
    const content = await unpackedCopy(path.join(folder, copy), bytes)
    if (content === 'none' || (content !== 'damaged' && sha384(content) === hash)) return
    problems.push(`${copy} has other content than was built`)
  })
  return problems.sort()
}
