/** A visitor is told after this long that something is missing, whether or not it may still come; ms. */
export const PATIENCE_MS = 3000
