/**
 * The addresses of an app's files: `/apps/<app>/_/<content>/<name>`. Unchanged content keeps its address in
 * every release, so browsers can reuse it. These rules are part of each release and never change.
 */
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

/** Takes the place of a version in addresses; no version begins like this. */
export const CONTENT_FOLDER = '_'

/** The part of a hash in addresses: base64url, 48 bits. Not for security; publishing refuses a mismatch. */
export const contentOf = (hash: string): string =>
  hash.slice(0, CONTENT_SIGNS).replaceAll('+', '-').replaceAll('/', '_')

/** Length of the content part of an address. */
export const CONTENT_SIGNS = 8

/** Sizes and formats of one picture share one address, and so do the files of articles: code can name it. */
export const groupOf = (name: string): string =>
  name.startsWith('content/') ? 'content' : name.replace(/-\d+\.(?:avif|webp)$/, '')

/** @returns the content part of each file's address, for files that have one */
export function contentsOfRelease({ byContent, files }: Pick<Release, 'byContent' | 'files'>) {
  if (!byContent) return new Map<string, string>()
  const contents = [...contentsOf(files)]
  return new Map(byContent === 'all' ? contents : contents.filter(([name]) => !ENTRIES.test(name)))
}

/**
 * @param files of a release, by name
 * @returns the content part of each file's address, for files that browsers load
 */
export function contentsOf(files: Release['files']): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  const names = Object.keys(files).filter(isByContent).sort()
  for (const name of names) groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), name])
  return new Map(
    [...groups.values()].flatMap(members => {
      const hashes = members.map(name => files[name]?.sha384 ?? '')
      const [first = ''] = hashes
      const hash = hashes.length > 1 ? sha384(Buffer.from(hashes.join())) : first
      return members.map(name => [name, contentOf(hash)] as const)
    }),
  )
}

/** Server builds, source maps and files for partner pages have other addresses. */
const isByContent = (name: string): boolean =>
  !/^(?:server|maps|embed|development)\//.test(name) && !/\.d\.ts$|\.zip$|^mf-manifest\.json$/.test(name)

/** Entries of older releases carry their version. */
export const ENTRIES = /^(?:main|remoteEntry)\.js$/

/**
 * The content part of each public file's address, by the name that code uses.
 * @param contents as returned by `contentsOf`
 */
export function publicFilesOf(contents: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) =>
      name.endsWith('.js') || name.endsWith('.txt') ? [] : [[groupOf(name), content]],
    ),
  )
}
