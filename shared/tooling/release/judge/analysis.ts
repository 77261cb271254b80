/**
 * Analyses whether a canary is worse than the stable release. The result depends only on the reports, in
 * which each sender counts once (collector/sources.ts). Each rule could be a metric in Argo Rollouts or
 * Flagger.
 */
import { countVisits, type HistogramBucket, type ReleaseObservation } from './samples.ts'
import { binomialAtMost, fisherExactTest, rankTest } from './statistics.ts'

export type Analysis =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly why: string }
  /** There are too few reports for a verdict. */
  | { readonly status: 'inconclusive'; readonly why: string }

/** Minimum number of visits of each release for a verdict. */
export const MIN_VISITS = 30
/** Minimum number of the canary's visits before a wider step: fewer would not show an error rate of 2 %. */
export const MIN_VISITS_TO_WIDEN = 100
/**
 * Minimum number of visits with a reported loading time (LCP), of each release, before the canary is widened.
 */
const LEAST_LCP = 30
/**
 * Significance level. An analysis rejects a canary that is as good as the stable release in one of 2,000
 * cases. A rollback needs several rejections in a row (`failureLimit`).
 */
const CHANCE = 0.0005
/** Increases of the error rate below this value are ignored, even if they are significant. */
const TOLERANCE = 0.005
/**
 * Differences in speed below this value (Cliff's delta) are ignored. At 0.15, the canary is slower in 57 of
 * 100 pairs of a canary visit and a stable visit.
 */
const TOLERATED_DELTA = 0.15

/**
 * Decides whether a canary passes. The verdict must stay the same without the sender whose reports support it
 * most, so that no single sender decides.
 * @param weight percentage of visitors that get the canary
 */
export function analysisOf(observed: ReleaseObservation, weight: number): Analysis {
  const verdict = lookedAt(observed, weight)
  if (verdict.status === 'inconclusive') return verdict
  const without = verdict.status === 'failed' ? withoutAccuser(observed) : withoutAdvocate(observed)
  if (lookedAt(without, weight).status === verdict.status) return verdict
  return inconclusive(
    `it has ${verdict.status}, but for a single address${verdict.status === 'failed' ? ` (${verdict.why})` : ''}`,
  )
}

/**
 * Removes the reports with which a single sender could have harmed the canary most: the canary's worst visit,
 * and the stable release's best visit.
 */
const withoutAccuser = ({ canary, stable }: ReleaseObservation): ReleaseObservation => ({
  canary: {
    ...{
      visits: canary.visits,
      withErrors: oneLess(canary.withErrors),
      fallbacks: oneLess(canary.fallbacks),
    },
    lcp: withoutSlowest(canary.lcp),
  },
  stable: { ...stable, visits: oneLess(stable.visits), lcp: withoutFastest(stable.lcp) },
})

/**
 * Removes the reports with which a single sender could have helped the canary most: the canary's best visit,
 * and the stable release's worst visit.
 */
const withoutAdvocate = ({ canary, stable }: ReleaseObservation): ReleaseObservation => ({
  canary: { ...canary, visits: oneLess(canary.visits), lcp: withoutFastest(canary.lcp) },
  stable: {
    ...{
      visits: stable.visits,
      withErrors: oneLess(stable.withErrors),
      fallbacks: oneLess(stable.fallbacks),
    },
    lcp: withoutSlowest(stable.lcp),
  },
})

const oneLess = (count: number): number => Math.max(count - 1, 0)

function withoutFastest(buckets: readonly HistogramBucket[]): readonly HistogramBucket[] {
  const first = buckets.findIndex(({ count }) => count > 0)
  return buckets.map((bucket, at) => (at === first ? { ...bucket, count: bucket.count - 1 } : bucket))
}

const withoutSlowest = (buckets: readonly HistogramBucket[]): readonly HistogramBucket[] =>
  withoutFastest(buckets.toReversed()).toReversed()

function lookedAt({ canary, stable }: ReleaseObservation, weight: number): Analysis {
  const reports = tooFewReports(canary.visits, stable.visits, weight)
  if (reports !== undefined) return { status: 'failed', why: reports }
  for (const [who, { visits }] of [
    ['canary', canary],
    ['stable release', stable],
  ] as const) {
    if (visits < MIN_VISITS) return inconclusive(`${visits} visits of the ${who}, ${MIN_VISITS} are needed`)
  }
  const worse =
    moreOften('errors in', canary.withErrors, canary.visits, stable.withErrors, stable.visits) ??
    moreOften('fallbacks in', canary.fallbacks, canary.visits, stable.fallbacks, stable.visits)
  if (worse !== undefined) return { status: 'failed', why: worse }

  const timed = countVisits(canary.lcp)
  const stableTimed = countVisits(stable.lcp)
  const least = Math.min(timed, stableTimed)
  if (least >= LEAST_LCP) {
    const { chance, delta } = rankTest(canary.lcp, stable.lcp)
    if (chance < CHANCE && delta > TOLERATED_DELTA) {
      const [median, before] = [inSeconds(canary.lcp), inSeconds(stable.lcp)]
      return {
        status: 'failed',
        why: `LCP: median of ${timed} visits ${median}, ${before} of the stable release`,
      }
    }
  }
  if (canary.visits < MIN_VISITS_TO_WIDEN) {
    return inconclusive(`${canary.visits} visits of the canary, ${MIN_VISITS_TO_WIDEN} are needed to go on`)
  }
  // Require loading times only if there are any: an app without pages never reports an LCP.
  if (least < LEAST_LCP && Math.max(timed, stableTimed) > 0) {
    return inconclusive(
      `LCP of ${timed} visits of the canary and ${stableTimed} others, ${LEAST_LCP} of each are needed`,
    )
  }
  return { status: 'passed' }
}

/**
 * Returns a complaint if the canary has far fewer visits than its weight suggests: a release that does not
 * start sends no reports.
 */
function tooFewReports(visits: number, others: number, weight: number): string | undefined {
  const all = visits + others
  const expected = (all * weight) / 100
  if (expected < MIN_VISITS || visits > expected / 2) return undefined
  if (binomialAtMost(visits, all, weight / 100) > CHANCE) return undefined
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
  if (fisherExactTest(count, visits, otherCount, otherVisits) > CHANCE) return undefined
  return `${what} ${share(count, visits)} of ${visits} visits, ${share(otherCount, otherVisits)} of ${otherVisits} with the stable release`
}

const share = (count: number, visits: number): string => `${((100 * count) / visits).toFixed(1)} %`

const inconclusive = (why: string): Analysis => ({ status: 'inconclusive', why })

/** Returns the loading time of the median visit, as the bounds of its histogram bucket. */
function inSeconds(buckets: ReleaseObservation['canary']['lcp']): string {
  const half = countVisits(buckets) / 2
  let below = 0
  for (const { upTo, count } of buckets) {
    below += count
    if (below >= half) return upTo === Infinity ? 'beyond all buckets' : `up to ${upTo} s`
  }
  return 'unknown'
}
