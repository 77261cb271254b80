/**
 * One look at a canary: whether it is any worse than the stable release, as far as can be said by now. Pure: numbers in, a verdict out. In the
 * terms of Argo Rollouts and Flagger this is an analysis, and each of its rules a metric.
 */
import { countIn, type Observed } from './samples.ts'
import { slower } from './slower.ts'
import { atMost, moreThanChance } from './tails.ts'

export type Analysis =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly why: string }
  /** Too little is known for either. */
  | { readonly status: 'inconclusive'; readonly why: string }

/** Fewer visits of either release say nothing. */
export const LEAST_VISITS = 30
/** With fewer visits of the canary nothing is widened: they would not show an error in one visit of fifty. */
export const VISITS_TO_PASS = 100
/** The same for visits that told how fast they were. */
const LEAST_LCP = 30
/** One look in two thousand is wrong about a canary that is as good; the failure limit wants two in a row. */
const CHANCE = 0.0005
/** What is certain but smaller than this is no reason: half a visit in a hundred. */
const TOLERANCE = 0.005
/** And for speed: of two visits the canary's is the slower one in 57 of 100. */
const TOLERATED_DELTA = 0.15

/** @param weight per cent of visitors that get the canary */
export function analysisOf({ canary, stable }: Observed, weight: number): Analysis {
  const reports = tooFewReports(canary.visits, stable.visits, weight)
  if (reports !== undefined) return { status: 'failed', why: reports }
  for (const [who, { visits }] of [
    ['canary', canary],
    ['stable release', stable],
  ] as const) {
    if (visits < LEAST_VISITS)
      return inconclusive(`${visits} visits of the ${who}, ${LEAST_VISITS} are needed`)
  }
  const worse =
    moreOften('errors in', canary.withErrors, canary.visits, stable.withErrors, stable.visits) ??
    moreOften('fallbacks in', canary.fallbacks, canary.visits, stable.fallbacks, stable.visits)
  if (worse !== undefined) return { status: 'failed', why: worse }

  const timed = countIn(canary.lcp)
  const stableTimed = countIn(stable.lcp)
  const least = Math.min(timed, stableTimed)
  if (least >= LEAST_LCP) {
    const { chance, delta } = slower(canary.lcp, stable.lcp)
    if (chance < CHANCE && delta > TOLERATED_DELTA) {
      const [median, before] = [inSeconds(canary.lcp), inSeconds(stable.lcp)]
      return {
        status: 'failed',
        why: `LCP: median of ${timed} visits ${median}, ${before} of the stable release`,
      }
    }
  }
  if (canary.visits < VISITS_TO_PASS) {
    return inconclusive(`${canary.visits} visits of the canary, ${VISITS_TO_PASS} are needed to go on`)
  }
  // Of an app without pages nobody has any.
  if (least < LEAST_LCP && Math.max(timed, stableTimed) > 0) {
    return inconclusive(
      `LCP of ${timed} visits of the canary and ${stableTimed} others, ${LEAST_LCP} of each are needed`,
    )
  }
  return { status: 'passed' }
}

/** A release that does not start reports nothing at all. */
function tooFewReports(visits: number, others: number, weight: number): string | undefined {
  const all = visits + others
  const expected = (all * weight) / 100
  if (expected < LEAST_VISITS || visits > expected / 2) return undefined
  if (atMost(visits, all, weight / 100) > CHANCE) return undefined
  return `reports: ${visits} visits instead of about ${Math.round(expected)}, which are ${weight} % of ${all}; does it start?`
}

function moreOften(
  what: string,
  count: number,
  visits: number,
  otherCount: number,
  otherVisits: number,
): string | undefined {
  const excess = count / visits - otherCount / otherVisits
  if (excess <= TOLERANCE) return undefined
  if (moreThanChance(count, visits, otherCount, otherVisits) > CHANCE) return undefined
  return `${what} ${share(count, visits)} of ${visits} visits, ${share(otherCount, otherVisits)} of ${otherVisits} with the stable release`
}

const share = (count: number, visits: number): string => `${((100 * count) / visits).toFixed(1)} %`

const inconclusive = (why: string): Analysis => ({ status: 'inconclusive', why })

/** @returns the bucket that the middle visit is in */
function inSeconds(buckets: Observed['canary']['lcp']): string {
  const half = countIn(buckets) / 2
  let below = 0
  for (const { upTo, count } of buckets) {
    below += count
    if (below >= half) return upTo === Infinity ? 'beyond all buckets' : `up to ${upTo} s`
  }
  return 'unknown'
}
