/** `release.json`: what a release says of itself. The build writes it; composing, serving and checking read it. */
export interface Release {
  readonly name: string
  readonly version: string
  /** The contract number it was built for (shared/contract/remote.ts). */
  readonly contract: number
  /** Name of the container and of its global: unique to this release. */
  readonly container: string
  /** Name of its Trusted Types policy; releases without had that of the container. */
  readonly policy?: string
  /** Ranges of the packages that a remote takes from the host. */
  readonly shared: Readonly<Record<string, string>>
  /** Versions of the packages that the host brings; empty for a remote. */
  readonly provided: Readonly<Record<string, string>>
  /** Every file but this one and the source maps, by path below the release's folder; those for composing below `server/`. */
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** Source maps, by path below the release's folder: beside the files, and never served. Older releases have none. */
  readonly maps?: Readonly<Record<string, ReleaseFile>>
  /**
   * Its files have addresses of their content (content-address.ts): all of them, or of older releases all but the entry. Still older
   * ones have their version in every address.
   */
  readonly byContent?: true | 'all'
  /** What it wants to cost at most a visitor who has the release before, images aside: "releaseBudget" in its package.json; bytes. */
  readonly releaseBudget?: number
  /** The scripts that a named chunk needs (`page-home`, `remote`, `main` …). */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

export interface ReleaseFile {
  readonly bytes: number
  /** base64, as `integrity` attributes want it behind `sha384-` */
  readonly sha384: string
}

/** The folder of a release that holds its source maps. */
export const MAPS = 'maps'
