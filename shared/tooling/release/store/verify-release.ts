import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { namesBelow } from './files-below.ts'

/** Maximum number of wrong files that an error lists; it counts the others. */
const NAMED = 8

/**
 * Compares every file of a built app with its release.json.
 * @param also names of other files that may exist
 * @throws Error that lists files which are missing, damaged or not part of the release
 */
export async function verifyRelease(
  folder: string,
  release: Release,
  also: readonly string[] = [],
): Promise<void> {
  const problems = await wrongFiles(folder, release, also)
  if (problems.length === 0) return
  throw new Error(
    `${release.name} ${release.version} in ${folder} is not what was built:\n${listed(problems)}
Nothing was published. Copy the build again, or build it again, and run the same command.`,
  )
}

/** Formats the first problems, one per line. */
export function listed(problems: readonly string[]): string {
  const rest = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : ''
  return `  ${problems.slice(0, NAMED).join('\n  ')}${rest}`
}

/** Number of files to read at once, since a process can only open a limited number. */
export const FILES_AT_ONCE = 32

/** @returns descriptions of the wrong files of a release */
export async function wrongFiles(
  folder: string,
  release: Release,
  also: readonly string[],
): Promise<string[]> {
  const found = new Set(namesBelow(folder))
  const expected = Object.entries({ ...release.files, ...release.maps })
  const damaged: string[] = []
  await mapConcurrently(expected, FILES_AT_ONCE, async ([name, { bytes, sha384: hash }]) => {
    if (!found.has(name)) return void damaged.push(`${name} is missing`)
    const content = await readFile(path.join(folder, name))
    if (content.length !== bytes) damaged.push(`${name} has ${content.length} bytes instead of ${bytes}`)
    else if (sha384(content) !== hash) damaged.push(`${name} has other content than was built`)
  })
  const known = new Set([...expected.map(([name]) => name), 'release.json', ...also])
  const foreign = [...found].filter(name => !known.has(name))
  return [...damaged.sort(), ...foreign.sort().map(name => `${name} is not part of it`)]
}
