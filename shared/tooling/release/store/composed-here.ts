/**
 * What this process has composed. Only this and what was live before may go live, so that no key signs what
 * others have written into the store meanwhile.
 */
export interface ComposedHere {
  /** The hash of the generation's list of hashes. */
  readonly digest: string
  /** The hash of each release.json that it was composed of, hexadecimal, by `<app>@<version>`. */
  readonly releases: Readonly<Record<string, string>>
}

const generations = new Map<string, ComposedHere>()

/** @param folder of a generation that was just composed, or compared with one that was */
export const noteComposed = (folder: string, composed: ComposedHere): unknown =>
  generations.set(folder, composed)

/** @returns nothing if another process composed it */
export const composedHere = (folder: string): ComposedHere | undefined => generations.get(folder)
