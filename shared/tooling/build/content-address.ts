/**
 * The addresses of an app's files: `/apps/<app>/_/<content>/<name>`. Unchanged content keeps its address in
 * every release, so browsers can reuse it. These rules are part of each release and never change.
 */
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

/** Takes the place of a version in addresses; no version begins like this. */
export const CONTENT_FOLDER = '_'

/** Shortens a hash for use in addresses: 48 bits as base64url. Publishing refuses a mismatch. */
export const contentPart = (hash: string): string =>
  hash.slice(0, CONTENT_PART_LENGTH).replaceAll('+', '-').replaceAll('/', '_')

export const CONTENT_PART_LENGTH = 8

/** Files with the same group share one address: all sizes and formats of a picture, and all articles. */
export const addressGroup = (name: string): string =>
  name.startsWith('content/') ? 'content' : name.replace(/-\d+\.(?:avif|webp)$/, '')

export function contentPartsOfRelease({ byContent, files }: Pick<Release, 'byContent' | 'files'>) {
  if (!byContent) return new Map<string, string>()
  const contents = [...contentPartsOf(files)]
  return new Map(byContent === 'all' ? contents : contents.filter(([name]) => !ENTRIES.test(name)))
}

/**
 * @param files of a release, by name
 * @returns the content part of each file's address, for files that browsers load
 */
export function contentPartsOf(files: Release['files']): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  const names = Object.keys(files).filter(isByContent).sort()
  for (const name of names) groups.set(addressGroup(name), [...(groups.get(addressGroup(name)) ?? []), name])
  return new Map(
    [...groups.values()].flatMap(members => {
      const hashes = members.map(name => files[name]?.sha384 ?? '')
      const [first = ''] = hashes
      const hash = hashes.length > 1 ? sha384(Buffer.from(hashes.join())) : first
      return members.map(name => [name, contentPart(hash)] as const)
    }),
  )
}

/** Folders whose files have no content address: server builds, source maps and files for partners. */
const isByContent = (name: string): boolean =>
  !/^(?:server|maps|embed|development)\//.test(name) && !/\.d\.ts$|\.zip$|^mf-manifest\.json$/.test(name)

/** Older releases have the version in the address of their entry. */
export const ENTRIES = /^(?:main|remoteEntry)\.js$/

/**
 * Returns the content part of each public file's address, by the name that code uses.
 * @param contents as returned by `contentPartsOf`
 *
 */
export function publicFileContentParts(
  contents: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) =>
      name.endsWith('.js') || name.endsWith('.txt') ? [] : [[addressGroup(name), content]],
    ),
  )
}
