import type { CacheState, VisitCondition, ServerName, SiteVariant } from '../comparison.ts'
import type { VisitMeasurements } from '../visit/visit.ts'
import { requestKinds } from '../visit/watched-requests.ts'
import type { ValuesByRound } from './statistics.ts'

export interface VisitSample {
  readonly page: VisitCondition['page']['name']
  readonly server: ServerName
  readonly visitor: VisitCondition['visitor']['name']
  readonly cache: CacheState
  readonly variant: SiteVariant
  readonly round: number
  readonly figures: VisitMeasurements
}

/** What the visits of one series have in common: page, server, visitor and cache. */
export type VisitKind = Pick<VisitSample, 'page' | 'server' | 'visitor' | 'cache'>

export interface Metric {
  readonly name: string
  readonly unit: 'ms' | 'KB' | ''
  /** Number of decimal places in tables. */
  readonly digits: number
  /** Reads the metric from a sample; undefined if the page has no such value. */
  readonly valueOf: (figures: VisitMeasurements) => number | undefined
}

const KB = 1024

export const metrics = {
  fcp: { name: 'FCP', unit: 'ms', digits: 0, valueOf: ({ fcp }) => fcp },
  lcp: { name: 'LCP', unit: 'ms', digits: 0, valueOf: ({ lcp }) => lcp },
  hydrated: { name: 'hydrated', unit: 'ms', digits: 0, valueOf: ({ hydrated }) => hydrated },
  tbt: { name: 'TBT', unit: 'ms', digits: 0, valueOf: ({ tbt }) => tbt },
  longestTask: { name: 'longest task', unit: 'ms', digits: 0, valueOf: ({ longestTask }) => longestTask },
  inp: { name: 'INP of a tap on the menu', unit: 'ms', digits: 0, valueOf: ({ inp }) => inp },
  cls: { name: 'CLS', unit: '', digits: 3, valueOf: ({ cls }) => cls },
  bytes: { name: 'all bytes', unit: 'KB', digits: 1, valueOf: ({ bytes }) => sum(Object.values(bytes)) / KB },
  document: { name: 'document', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.document / KB },
  script: { name: 'scripts', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.script / KB },
  style: { name: 'styles', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.style / KB },
  font: { name: 'fonts', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.font / KB },
  picture: { name: 'pictures', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.picture / KB },
  other: { name: 'anything else', unit: 'KB', digits: 1, valueOf: ({ bytes }) => bytes.other / KB },
  requests: { name: 'requests', unit: '', digits: 0, valueOf: ({ requests }) => requests },
  roundTrips: { name: 'serial round trips', unit: '', digits: 0, valueOf: ({ roundTrips }) => roundTrips },
} as const satisfies Readonly<Record<string, Metric>> &
  Readonly<Record<(typeof requestKinds)[number], Metric>>

/** The values of one metric by round; empty if nothing was measured. */
export function collectMetricByRound(
  samples: readonly VisitSample[],
  place: VisitKind,
  variant: SiteVariant,
  { valueOf }: Metric,
): ValuesByRound {
  const kind = formatVisitKind(place)
  const found = samples.filter(sample => sample.variant === variant && formatVisitKind(sample) === kind)
  return new Map(
    found.flatMap(({ round, figures }) => {
      const value = valueOf(figures)
      return value === undefined ? [] : [[round, value] as const]
    }),
  )
}

/** The kinds of visits that have samples, in the order in which the samples were taken. */
export function listVisitKinds(samples: readonly VisitSample[]): readonly VisitKind[] {
  return [
    ...new Map(
      samples.map(({ page, server, visitor, cache }) => {
        const kind = { page, server, visitor, cache }
        return [formatVisitKind(kind), kind] as const
      }),
    ).values(),
  ]
}

export const formatVisitKind = ({ page, server, visitor, cache }: VisitKind): string =>
  `${page}, ${server}, ${visitor}, ${cache}`

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
