/**
 * Where the files of an app's releases are for browsers: `/apps/<app>/_/<content>/<name>`. The same content has the same address in
 * every release, so a browser that has it never asks again. The rules here are part of what releases are: they never change.
 */
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

/** Stands where a version does in other addresses; no version begins like that. */
export const CONTENT_FOLDER = '_'

/** Of a hash, what stands in an address: base64url, 48 bits. Nobody is protected by it; publishing refuses what does not fit. */
export const contentOf = (hash: string): string =>
  hash.slice(0, CONTENT_SIGNS).replaceAll('+', '-').replaceAll('/', '_')

/** How many signs that are. */
export const CONTENT_SIGNS = 8

/** The formats and widths of one picture, and the files of articles, share an address that code can name: that of all of them together. */
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
