/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { Series } from '../health.ts'

interface Props {
  readonly release: string
  readonly series: readonly Series[]
  /** The top of the scale, the same for all plots; reports a minute. */
  readonly highest: number
}

const WIDTH = 240
const HEIGHT = 48

/** Errors and fallbacks as lines; what else was reported, in words: it says how many visitors these are of. */
export function Plot({ release, series, highest }: Props) {
  const errors = valuesOf(series, 'error')
  const fallbacks = valuesOf(series, 'fallback')
  const all = sumOf(series.map(({ values }) => values.at(-1) ?? 0))
  const words = `${rate(errors.at(-1))} errors a minute now, ${rate(Math.max(...errors))} at most; ${rate(fallbacks.at(-1))} fallbacks now`
  return (
    <>
      <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${release}: ${words}`}>
        <line className="ground" x1="0" y1={HEIGHT - 1} x2={WIDTH} y2={HEIGHT - 1} />
        <Line kind="fallbacks" values={fallbacks} highest={highest} />
        <Line kind="errors" values={errors} highest={highest} />
      </svg>
      <p className="rates">
        <b>{rate(errors.at(-1))}</b> now, {rate(Math.max(...errors))} at most, of {rate(all)} reports
      </p>
    </>
  )
}

interface LineProps {
  readonly kind: 'errors' | 'fallbacks'
  readonly values: readonly number[]
  readonly highest: number
}

/** Nothing where nothing was reported: a line on the ground would look like one. */
function Line({ kind, values, highest }: LineProps) {
  if (values.every(value => value === 0)) return null
  return <polyline className={kind} points={pointsOf(values, highest)} />
}

/** The sum of what a kind is told by, or nothing but zeros. */
function valuesOf(series: readonly Series[], kind: string): readonly number[] {
  const [first, ...rest] = series.filter(each => each.kind === kind)
  const length = series[0]?.values.length ?? 0
  const start = first?.values ?? Array.from({ length }, () => 0)
  return rest.reduce<readonly number[]>(
    (sum, { values }) => sum.map((value, at) => value + (values[at] ?? 0)),
    start,
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

function pointsOf(values: readonly number[], highest: number): string {
  const top = Math.max(highest, 1)
  const step = WIDTH / Math.max(values.length - 1, 1)
  return values
    .map((value, at) => `${round(at * step)},${round(HEIGHT - 1 - (value / top) * (HEIGHT - 4))}`)
    .join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Of what happens a few times a minute, one digit more. */
const rate = (value = 0): string => (value < 10 ? String(round(value)) : String(Math.round(value)))
