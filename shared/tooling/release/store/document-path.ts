import path from 'node:path'

/** Whether a name is not empty, not hidden and not a path. */
export const isPlainName = (name: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(name)

/**
 * Returns the file that a generation stores for an address, for composing and for servers.
 * @param segments decoded parts of the address
 * @returns path below the generation's folder; undefined for an address that cannot have a document
 */
export function documentPath(segments: readonly string[] | undefined): string | undefined {
  return segments?.every(isPlainName) ? path.posix.join(...segments, 'index.html') : undefined
}
