import { isTag, isText, type Element, type ParentNode } from 'domhandler'

export interface TextStatistics {
  /** Number of characters without spaces. */
  readonly letters: number
  readonly heading: Element | undefined
}

export type TextStatisticsByNode = ReadonlyMap<ParentNode, TextStatistics>

/** Matches the names of heading elements. */
export const HEADING = /^h[123]$/

/** Collects the statistics of an element and all its descendants in one pass, in linear time. */
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
