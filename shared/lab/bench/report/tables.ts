/** The figures as Markdown tables. */
import { variants } from '../comparison.ts'
import { metrics, placeName, placesOf, seriesOf, type Metric, type Place, type Sample } from './samples.ts'
import { ratios, spreadOf, type Series, type Spread } from './statistics.ts'
import type { Verdict } from './targets.ts'

/** A line for each target and place, in the order of the targets. */
export function targetTable(verdicts: readonly Verdict[]): string {
  return table(
    ['Target', 'page', 'server', 'visitor', 'at most', 'median (quartiles)', '', "floor's own"],
    verdicts.map(({ target, place, limit, spread, floor, isMet }) => {
      const digits = limit < 10 ? 2 : 0
      const { page, server, visitor } = place
      return [
        target,
        page,
        server,
        visitor,
        String(limit),
        spelled(spread, digits),
        isMet ? 'met' : '**missed**',
        floor === undefined ? '' : floor.toFixed(digits),
      ]
    }),
  )
}

/** A heading and a table for each place: medians of all variants, compared with baseline and one bundle. */
export function placeTables(samples: readonly Sample[], level = '###'): string {
  return placesOf(samples)
    .map(place => `${level} ${capitalised(placeName(place))}\n\n${placeTable(samples, place)}`)
    .join('\n\n')
}

function placeTable(samples: readonly Sample[], place: Place): string {
  const rows = Object.values(metrics).flatMap((metric: Metric) => {
    const series = variants.map(variant => seriesOf(samples, place, variant, metric))
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
  return table(['', ...variants, 'site / floor', 'site / one bundle'], rows)
}

const isZero = (series: Series): boolean => [...series.values()].every(value => value === 0)

function medianOf(series: Series, { digits }: Metric): string {
  return series.size === 0 ? '–' : spreadOf([...series.values()]).median.toFixed(digits)
}

function ratioOf(series: Series, of: Series): string {
  const values = ratios(series, of)
  return values.length === 0 ? '–' : spelled(spreadOf(values), 2)
}

/** `1.02 (0.98–1.05)` */
export function spelled({ median, lower, upper }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
