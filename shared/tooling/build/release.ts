import { sha384 } from './hashes.ts'

/** `release.json` describes a release. The build writes it; composing, serving and checking read it. */
export interface Release {
  readonly name: string
  readonly version: string
  /** Version number of the contract that the release was built for (shared/contract/remote.ts). */
  readonly contract: number
  /** Also the name of its global variable; unique to this release. */
  readonly container: string
  /** Of the packages that a remote takes from the host. */
  readonly shared: Readonly<Record<string, string>>
  /** Of the packages that the host shares; empty for a remote. */
  readonly provided: Readonly<Record<string, string>>
  /** All files except release.json and source maps, by path. Those in `server/` are for composing. */
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** By path in the release; never served. */
  readonly maps: Readonly<Record<string, ReleaseFile>>
  /** Present if no script uses `assetUrl`, so that browsers request no script from the version's folder. */
  readonly byVersion?: false
  /** Limit for what a visitor with the live release downloads, images excepted; from package.json; bytes. */
  readonly releaseBudget?: number
  /** The scripts that each named chunk needs (`page-home`, `remote`, `main` …). */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

export interface ReleaseFile {
  readonly bytes: number
  /** Base64, as in `integrity` attributes after `sha384-`. */
  readonly sha384: string
}

export const SOURCE_MAPS_FOLDER = 'maps'

/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}

/** Name of the global array that chunks are pushed to; all releases of an app share it. */
export const chunkGlobal = (app: string): string => `webpackChunk${app.replace(/\W/g, '_')}`

export const containerNameIn = (release: string): string => `${release}.replace(/\\W/g, '_')`

/**
 * Addresses of an app's files are `/apps/<app>/_/<content>/<name>`, so what does not change keeps its address
 * in every release. Releases rely on these rules, so the rules never change. No version begins with `_`.
 */
export const CONTENT_ADDRESS_FOLDER = '_'

/** Shortens a hash to 48 bits as base64url, for addresses. Publishing refuses contents that collide. */
export const shortenContentHash = (hash: string): string =>
  hash.slice(0, CONTENT_HASH_LENGTH).replaceAll('+', '-').replaceAll('/', '_')

export const CONTENT_HASH_LENGTH = 8

/** Files of the same group share one content address: all sizes and formats of a picture, or all articles. */
export const getContentAddressGroup = (name: string): string =>
  name.startsWith('content/') ? 'content' : name.replace(/-\d+\.(?:avif|webp)$/, '')

/** @returns the content hash in each file's address, by name, of the files that browsers load */
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
