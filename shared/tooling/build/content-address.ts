/**
 * The addresses of an app's files: `/apps/<app>/_/<content>/<name>`. Unchanged content keeps its address in
 * every release, so browsers can reuse it. Releases rely on these rules, so the rules never change.
 */
import type { Release } from './release.ts'
import { sha384 } from './sha384.ts'

/**
 * The path segment that takes the place of the version in addresses: `/apps/<app>/_/…`. No version begins
 * with `_`.
 */
export const CONTENT_ADDRESS_FOLDER = '_'

/** Shortens a hash to 48 bits as base64url, for addresses. Publishing refuses contents that collide. */
export const shortenContentHash = (hash: string): string =>
  hash.slice(0, CONTENT_HASH_LENGTH).replaceAll('+', '-').replaceAll('/', '_')

export const CONTENT_HASH_LENGTH = 8

/** Files of the same group share one content address: all sizes and formats of a picture, or all articles. */
export const getContentAddressGroup = (name: string): string =>
  name.startsWith('content/') ? 'content' : name.replace(/-\d+\.(?:avif|webp)$/, '')

/**
 * @returns the content hash in each file's address, by the file's name; without files that browsers do not
 * load
 */
export function getContentHashes(files: Release['files']): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  const names = Object.keys(files).filter(isByContent).sort()
  for (const name of names)
    groups.set(getContentAddressGroup(name), [...(groups.get(getContentAddressGroup(name)) ?? []), name])
  return new Map(
    [...groups.values()].flatMap(members => {
      const hashes = members.map(name => files[name]?.sha384 ?? '')
      const [first = ''] = hashes
      const hash = hashes.length > 1 ? sha384(Buffer.from(hashes.join())) : first
      return members.map(name => [name, shortenContentHash(hash)] as const)
    }),
  )
}

const isByContent = (name: string): boolean => !/^(?:server|maps|embed|development)\//.test(name)

export function getPublicFileHashes(contents: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) =>
      name.endsWith('.js') || name.endsWith('.txt') ? [] : [[getContentAddressGroup(name), content]],
    ),
  )
}
