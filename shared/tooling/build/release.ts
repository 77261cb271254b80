/** `release.json` describes a release. The build writes it; composing, serving and checking read it. */
export interface Release {
  readonly name: string
  readonly version: string
  /** Version number of the contract that the release was built for (shared/contract/remote.ts). */
  readonly contract: number
  /** Name of the container and of its global variable: unique to this release. */
  readonly container: string
  /**
   * Name of the release's Trusted Types policy. Absent in older releases, whose policy has the container's
   * name.
   */
  readonly policy?: string
  /** Version ranges of the packages that a remote takes from the host. */
  readonly shared: Readonly<Record<string, string>>
  /** Versions of the packages that the host shares with remotes; empty for a remote. */
  readonly provided: Readonly<Record<string, string>>
  /**
   * The release's files, except release.json and source maps, by their path in the release. The files in
   * `server/` are for composing.
   */
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** Source maps, by path in the release; never served. Older releases have none. */
  readonly maps?: Readonly<Record<string, ReleaseFile>>
  /**
   * Tells which files have content addresses (content-address.ts): `'all'` means every file; `true`, in older
   * releases, every file but the entry. Absent in the oldest releases, whose addresses contain the version.
   */
  readonly byContent?: true | 'all'
  /**
   * `false` if the release's scripts do not use `assetUrl`, so that browsers request no script from the
   * version's folder. Absent in older releases.
   */
  readonly byVersion?: false
  /**
   * Limit for what a visitor with the live release downloads for this release, images excepted; from
   * "releaseBudget" in package.json; bytes.
   */
  readonly releaseBudget?: number
  /** The scripts that each named chunk needs (`page-home`, `remote`, `main` …). */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

export interface ReleaseFile {
  readonly bytes: number
  /** Hash in base64, as in `integrity` attributes after `sha384-`. */
  readonly sha384: string
}

export const SOURCE_MAPS_FOLDER = 'maps'
