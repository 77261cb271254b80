import type { Aspect } from '../finding.ts'

/** A change to the sources of an app made for it (mutated-app.ts), or to what became of them, of which it is known whether it would break the site. */
export interface Mutation {
  /** As a sentence goes on: “The check catches …”, “The check lets … pass”. */
  readonly name: string
  readonly edits?: readonly Edit[]
  /** Done to the release in the store, as nobody should. */
  readonly tamper?: Tampering
  /** What is live when it comes; otherwise the app as the template is. */
  readonly live?: Mutation
}

/** A change that would, and what the check must say of it. */
export interface Break extends Mutation {
  readonly finding: { readonly about: Aspect; readonly what: RegExp }
}

/** One release with several breaks: the check must not stop at the first, so that its team mends all of them at once. */
export function together(breaks: readonly Break[]): readonly Break[] {
  const edits = editsOf(breaks)
  return breaks.map(single => ({ ...single, edits }))
}

/** The edits of several mutations, each once: two may import the same. */
export function editsOf(mutations: readonly Mutation[]): readonly Edit[] {
  const edits = mutations.flatMap(mutation => mutation.edits ?? [])
  return [...new Map(edits.map(edit => [JSON.stringify(edit), edit])).values()]
}

/** @throws Error if one of the names is not in the list */
export function named(list: readonly Break[], ...names: readonly string[]): readonly Break[] {
  return names.map(name => {
    const found = list.find(each => each.name === name)
    if (found) return found
    throw new Error(`No mistake is called "${name}".`)
  })
}

/** Replaces a text, which must be there, or writes a whole file; paths from that app's folder. */
export type Edit =
  | { readonly file: string; readonly replace: string; readonly by: string }
  | { readonly file: string; readonly content: string }

/** @param folder of the release */
export type Tampering = (folder: string) => void

export interface MutationBuild {
  readonly edits: readonly Edit[]
  /** Folder to write the build into. */
  readonly dist: string
}
