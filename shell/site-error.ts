/** An error for developers: what happened, and what to do about it. Visitors never read its text. */
export class SiteError extends Error {
  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(`${message} ${hint}`, { cause })
    this.name = 'SiteError'
  }
}
