/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { Series } from '../health.ts'
import { ratesOf, valuesOf } from './rates-of.ts'

interface Props {
  readonly release: string
  readonly series: readonly Series[]
  /** The top of the scale, the same for all plots; of a hundred visits. */
  readonly highest: number
}

const WIDTH = 240
const HEIGHT = 48

/** Errors and fallbacks as lines; how many visits these are of, and how soon they saw something, in words. */
export function Plot({ release, series, highest }: Props) {
  const errors = ratesOf(series, 'error')
  const fallbacks = ratesOf(series, 'fallback')
  const visits = valuesOf(series, 'visit').at(-1)
  const seconds = valuesOf(series, 'LCP').at(-1) ?? 0
  const words = `of a hundred visits ${rate(errors.at(-1))} errors now, ${rate(Math.max(...errors))} at most; ${rate(fallbacks.at(-1))} fallbacks now`
  return (
    <>
      <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${release}: ${words}`}>
        <line className="ground" x1="0" y1={HEIGHT - 1} x2={WIDTH} y2={HEIGHT - 1} />
        <Line kind="fallbacks" values={fallbacks} highest={highest} />
        <Line kind="errors" values={errors} highest={highest} />
      </svg>
      <p className="rates">
        <b>{rate(errors.at(-1))}</b> now, {rate(Math.max(...errors))} at most; {rate(visits)} visits a minute
        {seconds > 0 && <span>, LCP {rate(seconds)} s</span>}
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
