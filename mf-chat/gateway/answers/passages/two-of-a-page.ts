import type { Reply } from '../intents/intent.ts'
import { shortened } from './sentences.ts'

/** Characters of each of two quotations. */
const LONGEST = 300

/**
 * Two quotations of one page as one answer, a line each: where the page is found, two of its sentences hold more of what may be meant than one.
 * What the first has is not said again.
 */
export function twoOfAPage(first: Reply, second: Reply): Reply {
  const isNew = (line: string) => !first.lines.some(told => told.endsWith(line) || line.endsWith(told))
  const quotations = [first.lines, second.lines.filter(isNew)].filter(lines => lines.length > 0)
  return { ...first, lines: quotations.map(lines => shortened(lines.join(' '), LONGEST)) }
}

/** @returns whether two replies are from the same page, wherever on it */
export const areOfAPage = ({ page: one }: Reply, { page: other }: Reply): boolean =>
  one !== undefined && withoutAnchor(one) === withoutAnchor(other)

const withoutAnchor = (address: string | undefined) => address?.replace(/#.*$/, '')
