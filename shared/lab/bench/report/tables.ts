/** Formats measurements as Markdown tables. */
import { siteVariants } from '../comparison.ts'
import {
  metrics,
  formatVisitKind,
  listVisitKinds,
  collectMetricByRound,
  type Metric,
  type VisitKind,
  type VisitSample,
} from './samples.ts'
import {
  calculateRatiosByRound,
  calculateQuartiles,
  type ValuesByRound,
  type Quartiles,
} from './statistics.ts'
import type { TargetResult } from './targets.ts'

/** One table row for each target and kind of visit. */
export function formatTargetTable(verdicts: readonly TargetResult[]): string {
  return table(
    ['Target', 'page', 'server', 'visitor', 'at most', 'median (quartiles)', '', "floor's own"],
    verdicts.map(({ target, place: { page, server, visitor }, limit, spread, floor, isMet }) => {
      const digits = limit < 10 ? 2 : 0
      const verdict = isMet ? 'met' : '**missed**'
      const median = formatQuartiles(spread, digits)
      return [target, page, server, visitor, String(limit), median, verdict, floor?.toFixed(digits) ?? '']
    }),
  )
}

/**
 * Formats a heading and a table for each kind of visit: the medians of all variants, and the ratios of the
 * site to the variant without scripts and to the single bundle.
 */
export function formatVisitKindTables(samples: readonly VisitSample[]): string {
  return listVisitKinds(samples)
    .map(place => `### ${capitalised(formatVisitKind(place))}\n\n${placeTable(samples, place)}`)
    .join('\n\n')
}

function placeTable(samples: readonly VisitSample[], place: VisitKind): string {
  const rows = Object.values(metrics).flatMap((metric: Metric) => {
    const series = siteVariants.map(variant => collectMetricByRound(samples, place, variant, metric))
    const [site = new Map(), floor = new Map(), oneBundle = new Map()] = series
    if (series.every(isZero)) return []
    const name = metric.unit ? `${metric.name}, ${metric.unit}` : metric.name
    return [
      [
        name,
        ...series.map(values => medianOf(values, metric)),
        ratioOf(site, floor),
        ratioOf(site, oneBundle),
      ],
    ]
  })
  return table(['', ...siteVariants, 'site / floor', 'site / one bundle'], rows)
}

const isZero = (series: ValuesByRound): boolean => [...series.values()].every(value => value === 0)

function medianOf(series: ValuesByRound, { digits }: Metric): string {
  return series.size === 0 ? '–' : calculateQuartiles([...series.values()]).median.toFixed(digits)
}

function ratioOf(series: ValuesByRound, of: ValuesByRound): string {
  const values = calculateRatiosByRound(series, of)
  return values.length === 0 ? '–' : formatQuartiles(calculateQuartiles(values), 2)
}

/** Formats a median and its quartiles, e.g. `1.02 (0.98–1.05)`. */
function formatQuartiles({ median, lower, upper }: Quartiles, digits: number): string {
  return `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
