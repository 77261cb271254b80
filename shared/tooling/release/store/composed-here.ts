/**
 * What this process has composed: only that goes live, and what was live before. So nobody's key signs what somebody else has written
 * into the store in the meantime.
 */
const digests = new Map<string, string>()

/**
 * @param folder of a generation that was just composed, or compared with what was
 * @param digest the hash of what it says of its files
 */
export const noteComposed = (folder: string, digest: string): unknown => digests.set(folder, digest)

/** @returns the hash of what a generation said of its files when this process composed it; nothing if another one did */
export const composedHere = (folder: string): string | undefined => digests.get(folder)
