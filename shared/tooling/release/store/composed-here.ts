/**
 * What this process has composed. Only this, and what was live before, may go live, so that no key signs
 * content that others have written into the store meanwhile.
 */
export interface ComposedHere {
  /** Hash of the generation's list of hashes. */
  readonly digest: string
  /** Hexadecimal hashes of release.json of the composed releases, by `<app>@<version>`. */
  readonly releases: Readonly<Record<string, string>>
}

const generations = new Map<string, ComposedHere>()

/** @param folder of a generation that this process has composed, or compared with its own */
export const noteComposed = (folder: string, composed: ComposedHere): unknown =>
  generations.set(folder, composed)

/** @returns undefined if another process composed the generation */
export const composedHere = (folder: string): ComposedHere | undefined => generations.get(folder)
