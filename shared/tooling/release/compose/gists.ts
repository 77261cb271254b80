import { isTag, isText, type Element, type ParentNode } from 'domhandler'

/** Statistics of an element that are needed often. */
export interface Gist {
  /** Number of characters without spaces. */
  readonly letters: number
  /** The first one in it. */
  readonly heading: Element | undefined
}

export type Gists = ReadonlyMap<ParentNode, Gist>

/** Element names. */
export const HEADING = /^h[123]$/

/** Statistics for an element and all inside, in one pass: one by one would cost a factor of the depth. */
export function gistsIn(root: Element): Gists {
  const gists = new Map<ParentNode, Gist>()
  function gistOf(element: Element): Gist {
    let letters = 0
    let heading: Element | undefined
    for (const child of element.children) {
      if (isText(child)) letters += child.data.replace(/\s+/g, '').length
      if (!isTag(child)) continue
      const inside = gistOf(child)
      letters += inside.letters
      heading ??= HEADING.test(child.name) ? child : inside.heading
    }
    const gist = { letters, heading }
    gists.set(element, gist)
    return gist
  }
  gistOf(root)
  return gists
}
