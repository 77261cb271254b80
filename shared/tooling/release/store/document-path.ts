import path from 'node:path'

/** Rejects paths, hidden names and empty names. */
export const isPlainName = (name: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(name)

/**
 * Where a generation stores the document of an address, for composing and for servers.
 * @param segments of the address, decoded
 * @returns the file below the generation's folder; nothing for an address that cannot have one
 */
export function documentPath(segments: readonly string[] | undefined): string | undefined {
  return segments?.every(isPlainName) ? path.posix.join(...segments, 'index.html') : undefined
}
