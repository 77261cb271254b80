export class PageCompositionError extends Error {
  readonly release: string
  readonly remote: string
  constructor(release: string, remote: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.release = release
    this.remote = remote
  }
}

/** The remote lists the address, but has no page for it. */
export class MissingPageError extends Error {}
