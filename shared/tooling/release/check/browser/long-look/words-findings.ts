import { without, type Unplaced } from '../state-findings.ts'
import type { Words } from './look.ts'

/** So few words may come and go: a counter, a hint, a greeting. */
const FEW = 12

/**
 * Whether visitors see the words that the document holds, before scripts run and afterwards.
 * @param isArrival whether the page came with the document
 */
export function wordsFindings({ composed, now }: Words, isArrival: boolean): Unplaced[] {
  const found: Unplaced[] = []
  if (isArrival) {
    const lost = without(composed.seen, now.seen)
    if (lost.length > FEW && lost.length > composed.seen.length * 0.25)
      found.push({
        about: 'words',
        what: `Words of the document go when its scripts have run: ${lost.length} of ${composed.seen.length}, e.g. “${lost.slice(0, 5).join(' ')}”.`,
        remedy: 'Show in the browser what was composed; what scripts add comes on top.',
      })
    const late = without(now.seen, composed.seen)
    if (late.length > FEW && late.length > now.seen.length * 0.5)
      found.push({
        about: 'words',
        what: `Without scripts most of its words are not to be seen: ${late.length} of ${now.seen.length}, e.g. “${late.slice(0, 5).join(' ')}”.`,
        remedy: `Give the words to the page by load(), so that they are composed, and hide nothing until scripts come.`,
      })
  }
  const { seen, hidden, odd } = now
  if (hidden.length > FEW && hidden.length > seen.length)
    found.push({
      about: 'words',
      what: `Most of its words are in the document, and not to be seen: ${hidden.length} of ${seen.length + hidden.length}, e.g. “${hidden.slice(0, 5).join(' ')}”.`,
      remedy: 'Look for opacity, visibility, sizes of nothing, or places outside the window.',
    })
  if (seen.length < 3)
    found.push({
      about: 'words',
      what: 'There is nothing to read on it.',
      remedy: 'Look for what takes the page away in the browser.',
    })
  if (odd.length > 0)
    found.push({
      about: 'words',
      what: `It shows what only programs should see: ${[...new Set(odd)].join(', ')}.`,
      remedy: 'Look for a value that is missing or that is not text.',
    })
  return found
}
