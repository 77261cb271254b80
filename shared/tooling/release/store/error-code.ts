/** Returns the system's code for an error, e.g. `ENOSPC`; undefined for other errors. */
export function getErrorCode(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  return isCoded && typeof error.code === 'string' ? error.code : undefined
}
