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
