import { isTag, isText, type Element, type ParentNode } from 'domhandler'

/** Statistics of an element that are needed often. */
export interface TextStatistics {
  /** Number of characters without spaces. */
  readonly letters: number
  /** The first one in it. */
  readonly heading: Element | undefined
}

export type TextStatisticsByNode = ReadonlyMap<ParentNode, TextStatistics>

/** Element names. */
export const HEADING = /^h[123]$/

/** Statistics for an element and all inside, in one pass: one by one would cost a factor of the depth. */
export function collectTextStatistics(root: Element): TextStatisticsByNode {
  const gists = new Map<ParentNode, TextStatistics>()
  function gistOf(element: Element): TextStatistics {
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
