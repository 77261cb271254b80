import type { Passage } from './passages.ts'

/**
 * How readily the assistant quotes a page when several speak of the same: what the company offers comes before what happened one
 * day, and both before overviews and small print.
 */
const STANDINGS: readonly (readonly [path: RegExp, factor: number])[] = [
  [/^\/(news|blog)\/.+$/, 0.9],
  [/^\/(privacy-policy|terms-of-service)$/, 0.85],
  [/^\/$/, 0.75],
  [/^\/(news|blog|sitemap|courses)$/, 0.6],
]

/** What a page says about itself in one line only names what stands in its sections. */
const SUMMARY = 0.7

/** @returns a factor for the score of a sentence */
export function standingOf({ page, heading }: Passage): number {
  const ofPage = STANDINGS.find(([paths]) => paths.test(page))?.[1] ?? 1
  return heading === '' ? ofPage * SUMMARY : ofPage
}
