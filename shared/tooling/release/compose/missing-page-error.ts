/** A remote lists an address, and then does not find it. */
export class MissingPageError extends Error {}
