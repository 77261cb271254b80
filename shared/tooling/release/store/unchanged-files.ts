/** Files of a release that an earlier one of its app has too: a store grows by what changed. */
import { existsSync, lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { compressedNames } from './file-writer.ts'
import { shareIfSame } from './share-file.ts'
import { FILES_AT_ONCE } from './verify-release.ts'

export interface EarlierRelease extends Pick<Release, 'files' | 'maps'> {
  /** Where it lies. */
  readonly folder: string
}

/**
 * Gives files of an app's newest release a second name in the next one, with their compressed copies.
 * @param newest nothing if there is none
 * @param dist the build of the next one
 * @param folder where it is to be
 * @returns the names of those that it has now
 */
export async function linkUnchanged(
  newest: EarlierRelease | undefined,
  dist: string,
  { files, maps }: Release,
  folder: string,
): Promise<ReadonlySet<string>> {
  if (!newest) return new Set()
  const known = { ...newest.files, ...newest.maps }
  const same = Object.entries({ ...files, ...maps }).filter(
    ([name, { sha384: hash }]) => known[name]?.sha384 === hash,
  )
  const linked = new Set<string>()
  await inTurn(same, FILES_AT_ONCE, async ([name]) => {
    const [source, content] = [path.join(newest.folder, name), await readFile(path.join(dist, name))]
    if (!(await isIntact(source, content))) return
    if (await shareIfSame(source, path.join(folder, name), content)) linked.add(name)
  })
  return linked
}

/** Whether a file is none but itself, and its compressed copies hold what it does: no hash vouches for those. */
async function isIntact(file: string, content: Buffer): Promise<boolean> {
  try {
    if (!lstatSync(file).isFile()) return false
    const copies = compressedNames(file).filter(copy => existsSync(copy))
    const whole = copies.map(async copy => unpacked(copy, await readFile(copy)).equals(content))
    return (await Promise.all(whole)).every(Boolean)
  } catch {
    return false
  }
}

const unpacked = (name: string, content: Buffer): Buffer =>
  name.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content)
