/** The error for a page that cannot be composed. */
export class PageCompositionError extends Error {
  readonly release: string
  readonly remote: string
  constructor(release: string, remote: string, message: string, options: ErrorOptions) {
    super(message, options)
    this.release = release
    this.remote = remote
  }
}

/** The error for an address that a remote lists, but for which it has no page. */
export class MissingPageError extends Error {}
