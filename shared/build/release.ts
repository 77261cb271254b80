/** `release.json`: what a release says of itself. The build writes it; composing, serving and checking read it. */
export interface Release {
  readonly name: string
  readonly version: string
  /** The contract number it was built for (shared/contract/remote.ts). */
  readonly contract: number
  readonly container: string
  /** Ranges of the packages that it takes from the host. */
  readonly shared: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** The scripts that a named chunk needs (`page-home`, `remote`, `main` …). */
  readonly chunks: Readonly<Record<string, readonly string[]>>
}

export interface ReleaseFile {
  readonly bytes: number
  /** base64, as `integrity` attributes want it behind `sha384-` */
  readonly sha384: string
}
