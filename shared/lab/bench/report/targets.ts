import type { ServerName, SiteVariant } from '../comparison.ts'
import {
  metrics,
  listVisitKinds,
  collectMetricByRound,
  type Metric,
  type VisitKind,
  type VisitSample,
} from './samples.ts'
import { calculateRatiosByRound, calculateQuartiles, type Quartiles } from './statistics.ts'

/** The site's targets for a first visit over the slow network. */
interface Target {
  readonly name: string
  readonly metric: Metric
  /** The variant that the target is relative to; absent for an absolute limit. */
  readonly of?: SiteVariant
  /** The server that the visits to compare with come from; by default the server that is being compared. */
  readonly at?: Pick<VisitKind, 'server'>
  /** The server that the target applies to; all servers if absent. */
  readonly only?: ServerName
  readonly limit: number
}

const targets: readonly Target[] = [
  { name: 'FCP of its floor', metric: metrics.fcp, of: 'floor', limit: 1.03 },
  { name: 'LCP of its floor', metric: metrics.lcp, of: 'floor', only: 'npm start', limit: 1.03 },
  // nginx gets a higher limit, since it does not prioritise responses.
  { name: 'LCP of its floor', metric: metrics.lcp, of: 'floor', only: 'nginx', limit: 1.05 },
  {
    name: "LCP of npm start's",
    metric: metrics.lcp,
    of: 'site',
    at: { server: 'npm start' },
    only: 'nginx',
    limit: 1,
  },
  { name: 'hydrated of the one bundle', metric: metrics.hydrated, of: 'one bundle', limit: 1.1 },
  { name: 'bytes of the one bundle', metric: metrics.bytes, of: 'one bundle', limit: 1.15 },
  { name: 'TBT, ms', metric: metrics.tbt, limit: 30 },
  { name: 'longest task, ms', metric: metrics.longestTask, limit: 60 },
  { name: 'INP of a tap on the menu, ms', metric: metrics.inp, limit: 100 },
]

export interface TargetResult {
  readonly target: string
  readonly place: VisitKind
  readonly limit: number
  readonly spread: Quartiles
  /**
   * Only for absolute limits: the median of the variant without scripts, which shows how fast this computer
   * is.
   */
  readonly floor?: number
  readonly isMet: boolean
}

/** Compares the medians of first visits over the slow network with the targets. */
export function compareWithTargets(samples: readonly VisitSample[]): readonly TargetResult[] {
  const places = listVisitKinds(samples).filter(
    ({ visitor, cache }) => visitor !== 'unthrottled' && cache === 'cold',
  )
  return targets.flatMap(target => places.flatMap(place => verdictOn(samples, target, place)))
}

function verdictOn(samples: readonly VisitSample[], target: Target, place: VisitKind): TargetResult[] {
  const { name, metric, of, at, only, limit } = target
  if (only !== undefined && place.server !== only) return []
  const site = collectMetricByRound(samples, place, 'site', metric)
  const values = of
    ? calculateRatiosByRound(site, collectMetricByRound(samples, { ...place, ...at }, of, metric))
    : [...site.values()]
  if (values.length === 0) return []
  const spread = calculateQuartiles(values)
  const own = of ? [] : [...collectMetricByRound(samples, place, 'floor', metric).values()]
  return [
    {
      ...{ target: name, place, limit, spread },
      ...(own.length > 0 && { floor: calculateQuartiles(own).median }),
      isMet: spread.median <= limit,
    },
  ]
}
