/**
 * The addresses of an app's files: `/apps/<app>/_/<content>/<name>`. Unchanged content keeps its address in
 * every release, so browsers can reuse it. These rules are part of each release and never change.
 */
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

/** Stands where a version does in other addresses; no version begins like that. */
export const CONTENT_FOLDER = '_'

/** The part of a hash in addresses: base64url, 48 bits. Not for security; publishing refuses a mismatch. */
export const contentOf = (hash: string): string =>
  hash.slice(0, CONTENT_SIGNS).replaceAll('+', '-').replaceAll('/', '_')

/** How many signs that are. */
export const CONTENT_SIGNS = 8

/** Sizes and formats of one picture share one address, and so do the files of articles: code can name it. */
export const groupOf = (name: string): string =>
  name.startsWith('content/') ? 'content' : name.replace(/-\d+\.(?:avif|webp)$/, '')

/** @returns what stands for the content in the address of each file of a release that has such an address */
export function contentsOfRelease({ byContent, files }: Pick<Release, 'byContent' | 'files'>) {
  if (!byContent) return new Map<string, string>()
  const contents = [...contentsOf(files)]
  return new Map(byContent === 'all' ? contents : contents.filter(([name]) => !ENTRIES.test(name)))
}

/**
 * @param files of a release, by name
 * @returns what stands for the content in the address of each file that browsers load of it
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

/** What composes, maps and what pages of others load have their own places. */
const isByContent = (name: string): boolean =>
  !/^(?:server|maps|embed|development)\//.test(name) && !/\.d\.ts$|\.zip$|^mf-manifest\.json$/.test(name)

/** Those of older releases carry their version. */
const ENTRIES = /^(?:main|remoteEntry)\.js$/

/**
 * By what code calls them, what stands for the content of public files.
 * @param contents as `contentsOf` gives them
 */
export function publicFilesOf(contents: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) =>
      name.endsWith('.js') || name.endsWith('.txt') ? [] : [[groupOf(name), content]],
    ),
  )
}
