import type { Cache, Condition, ServerName, Variant } from '../comparison.ts'
import type { Figures } from '../visit/visit.ts'
import { kinds } from '../visit/watched-requests.ts'
import type { Series } from './statistics.ts'

/** One visit, and what it showed. */
export interface Sample {
  readonly page: Condition['page']['name']
  readonly server: ServerName
  readonly visitor: Condition['visitor']['name']
  readonly cache: Cache
  readonly variant: Variant
  readonly round: number
  readonly figures: Figures
}

/** The visits of all rounds to one page in one way. */
export type Place = Pick<Sample, 'page' | 'server' | 'visitor' | 'cache'>

export interface Metric {
  readonly name: string
  readonly unit: 'ms' | 'KB' | ''
  /** Digits behind the point. */
  readonly digits: number
  /** Nothing if a page lacks the value. */
  readonly valueOf: (figures: Figures) => number | undefined
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
} as const satisfies Readonly<Record<string, Metric>> & Readonly<Record<(typeof kinds)[number], Metric>>

/** The values of one metric, by round; empty where there are none. */
export function seriesOf(
  samples: readonly Sample[],
  place: Place,
  variant: Variant,
  { valueOf }: Metric,
): Series {
  const found = samples.filter(sample => sample.variant === variant && isAt(sample, place))
  return new Map(
    found.flatMap(({ round, figures }) => {
      const value = valueOf(figures)
      return value === undefined ? [] : [[round, value] as const]
    }),
  )
}

/** Places with samples, in the order in which they were taken. */
export function placesOf(samples: readonly Sample[]): readonly Place[] {
  const places: Place[] = []
  for (const { page, server, visitor, cache } of samples) {
    const place = { page, server, visitor, cache }
    if (!places.some(known => isAt(known, place))) places.push(place)
  }
  return places
}

export const placeName = ({ page, server, visitor, cache }: Place): string =>
  `${page}, ${server}, ${visitor}, ${cache}`

function isAt(sample: Place, { page, server, visitor, cache }: Place): boolean {
  return (
    sample.page === page && sample.server === server && sample.visitor === visitor && sample.cache === cache
  )
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
