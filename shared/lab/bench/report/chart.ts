/** Draws a chart of first visits by phone over the slow network: when each variant paints and responds. */
import { escapeHtml } from '@kutuhal/contract'
import { siteVariants, type SiteVariant } from '../comparison.ts'
import {
  metrics,
  listVisitKinds,
  collectMetricByRound,
  type Metric,
  type VisitKind,
  type VisitSample,
} from './samples.ts'
import { calculateQuartiles } from './statistics.ts'

/** Sizes in the chart; px. */
const WIDTH = 860
const LEFT = 130
const RIGHT = 30
const TOP = 64
const ROW = 24
const GROUP_HEAD = 34

interface Row {
  readonly variant: SiteVariant
  /** Medians of the paint times; ms; absent where nothing was measured. */
  readonly fcp: number | undefined
  readonly lcp: number | undefined
  readonly hydrated: number | undefined
}

interface Group {
  readonly name: string
  readonly rows: readonly Row[]
}

/** Draws an SVG chart that also has its values as text; returns undefined without samples of first visits. */
export function drawFirstVisitChart(samples: readonly VisitSample[]): string | undefined {
  const groups = listVisitKinds(samples)
    .filter(({ visitor, cache }) => visitor === 'slow, connections cost' && cache === 'cold')
    .map(place => ({ name: `${place.page}, ${place.server}`, rows: rowsOf(samples, place) }))
  const times = groups.flatMap(({ rows }) => rows.flatMap(({ fcp, lcp, hydrated }) => [fcp, lcp, hydrated]))
  const latest = Math.max(0, ...times.map(time => time ?? 0))
  if (latest === 0) return undefined

  const end = Math.ceil(latest / 500) * 500
  const x = (ms: number) => Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * ms) / end)
  const groupHeight = GROUP_HEAD + siteVariants.length * ROW
  const bottom = TOP + groups.length * groupHeight
  const ticks = Array.from({ length: end / 500 + 1 }, (_, number) => number * 500)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 40}" role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="13">
<title id="title">First visits over a slow line: first paint, largest paint, hydrated</title>
<desc id="desc">${escapeHtml(groups.map(inWords).join(' '))}</desc>
<style>
:root { --ground: #ffffff; --ink: #1f2430; --faint: #c9ced8; --first: #8a5a00; --largest: #0b6e4f; --ready: #3a4fc4 }
@media (prefers-color-scheme: dark) { :root { --ground: #14171f; --ink: #eceff5; --faint: #474e5d; --first: #ffc857; --largest: #5fd3a6; --ready: #9db0ff } }
text { fill: var(--ink) } .end { text-anchor: end } .middle { text-anchor: middle } .head { font-weight: 600 }
.first { fill: var(--ground); stroke: var(--first); stroke-width: 3 } .largest { fill: var(--largest) } .ready { fill: var(--ready) }
</style>
<rect width="${WIDTH}" height="${bottom + 40}" fill="var(--ground)"/>
${legend()}
${ticks.map(ms => `<path d="M${x(ms)} ${TOP}V${bottom}" stroke="var(--faint)"/><text class="middle" x="${x(ms)}" y="${bottom + 20}">${ms}</text>`).join('\n')}
<text class="end" x="${LEFT - 10}" y="${bottom + 20}">ms</text>
${groups.map(({ name, rows }, number) => drawGroup(name, rows, TOP + number * groupHeight, x)).join('\n')}
</svg>
`
}

function drawGroup(name: string, rows: readonly Row[], top: number, x: (ms: number) => number): string {
  const lines = rows.map(({ variant, fcp, lcp, hydrated }, number) => {
    const y = top + GROUP_HEAD + number * ROW
    const last = Math.max(fcp ?? 0, lcp ?? 0, hydrated ?? 0)
    return [
      `<text class="end" x="${LEFT - 10}" y="${y + 4}">${variant}</text>`,
      `<path d="M${x(fcp ?? 0)} ${y}H${x(last)}" stroke="var(--faint)" stroke-width="4"/>`,
      ...(hydrated === undefined ? [] : [ready(x(hydrated), y)]),
      ...(lcp === undefined ? [] : [largest(x(lcp), y)]),
      ...(fcp === undefined ? [] : [first(x(fcp), y)]),
    ].join('')
  })
  return `<text class="head" x="${LEFT}" y="${top + 18}">${name}</text>\n${lines.join('\n')}`
}

/** The three marks differ in shape and in colour, for people who cannot tell the colours apart. */
const first = (x: number, y: number): string => `<circle class="first" cx="${x}" cy="${y}" r="5"/>`
const largest = (x: number, y: number): string => `<circle class="largest" cx="${x}" cy="${y}" r="6"/>`
const ready = (x: number, y: number): string => `<path class="ready" d="M${x - 7} ${y}l7 -7 7 7 -7 7z"/>`

function legend(): string {
  const y = 28
  const entry = (mark: typeof first, text: string, x: number) =>
    `${mark(x, y)}<text x="${x + 14}" y="${y + 4}">${text}</text>`
  return [
    entry(first, 'first paint (FCP)', LEFT),
    entry(largest, 'largest paint (LCP)', LEFT + 190),
    entry(ready, 'hydrated', LEFT + 390),
  ].join('\n')
}

function rowsOf(samples: readonly VisitSample[], place: VisitKind): readonly Row[] {
  return siteVariants.map(variant => {
    const median = (metric: Metric) => {
      const values = [...collectMetricByRound(samples, place, variant, metric).values()]
      return values.length === 0 ? undefined : Math.round(calculateQuartiles(values).median)
    }
    return { variant, fcp: median(metrics.fcp), lcp: median(metrics.lcp), hydrated: median(metrics.hydrated) }
  })
}

function inWords({ name, rows }: Group): string {
  const words = rows.map(({ variant, fcp, lcp, hydrated }) => {
    const ready = hydrated === undefined ? 'never hydrated' : `hydrated after ${hydrated}`
    return `${variant} first paint after ${fcp ?? 0} ms, largest after ${lcp ?? 0}, ${ready}`
  })
  return `${name}: ${words.join('; ')}.`
}
