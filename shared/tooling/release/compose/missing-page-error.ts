/** The error for an address that a remote lists, but for which it has no page. */
export class MissingPageError extends Error {}
