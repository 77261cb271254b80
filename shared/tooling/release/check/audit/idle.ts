import type { IdleSample } from '../browser/in-page-functions.ts'
import type { PageFinding } from '../finding.ts'
import { createFrozenPageFinding } from '../gate/page-findings.ts'

/** Limit for a task: a longer delay makes visitors think that the page is broken; ms. */
const LONGEST_TASK_MS = 1200
/** Limit for layout shifts: the limit of "good" at web.dev/cls. */
const MOST_SHIFT = 0.1
/** Limit for the JavaScript heap; MB. A page of text uses 5 MB. */
const MOST_MEGABYTES = 150

/**
 * Finds what a page does while a visitor does nothing.
 * @param samples taken at regular intervals, the first soon after arrival
 */
export function checkIdleBehaviour(samples: readonly IdleSample[]): PageFinding[] {
  const last = samples.at(-1)
  if (!last) return []
  const found: PageFinding[] = []
  if (last.longest > LONGEST_TASK_MS)
    found.push(
      createFrozenPageFinding(
        `It keeps the browser busy for ${(last.longest / 1000).toFixed(1)} s in one piece.`,
      ),
    )
  if (last.shift > MOST_SHIFT)
    found.push({
      about: 'shift',
      what: `What visitors read jumps away under their eyes (layout shift ${last.shift.toFixed(2)}, at most ${MOST_SHIFT} is good)${last.shifted ? `: ${last.shifted}` : ''}.`,
      remedy: 'Keep the place of what comes later: width and height of pictures, min-height of what loads.',
    })
  const grows = (of: (rest: IdleSample) => number, least: number) =>
    samples.length > 2 &&
    samples.every((rest, index) => index === 0 || of(rest) - of(samples[index - 1] ?? rest) >= least)
  if (grows(({ nodes }) => nodes, 10))
    found.push({
      about: 'leak',
      what: `It grows while nobody does anything: from ${samples[0]?.nodes} elements to ${last.nodes}.`,
      remedy: 'Look for a timer or an observer that adds elements and never takes any away.',
    })
  if (grows(({ requests }) => requests, 2))
    found.push({
      about: 'requests',
      what: `It asks for files again and again while nobody does anything: ${last.requests - (samples[0]?.requests ?? 0)} requests.`,
      remedy: 'Ask once, and keep the answer.',
    })
  if (last.megabytes > MOST_MEGABYTES)
    found.push({
      about: 'leak',
      what: `It holds ${last.megabytes} MB of memory: on a phone the browser would close it.`,
      remedy: 'Look for something large that is kept, or made again and again.',
    })
  return found
}
