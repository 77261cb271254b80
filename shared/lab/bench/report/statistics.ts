/** The middle and the two quartiles of a metric's values: half of all values lie between the quartiles. */
export interface Quartiles {
  readonly median: number
  readonly lower: number
  readonly upper: number
}

/**
 * @param share the quantile's share of the values, e.g. 0.5 for the median
 * @throws Error if there are no values
 */
function calculateQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) throw new Error('There are no values.')
  return below + (above - below) * (place - Math.floor(place))
}

/** @throws Error if there are no values */
export function calculateQuartiles(values: readonly number[]): Quartiles {
  return {
    median: calculateQuantile(values, 0.5),
    lower: calculateQuantile(values, 0.25),
    upper: calculateQuantile(values, 0.75),
  }
}

/** A metric's values by round; some rounds may be missing. */
export type ValuesByRound = ReadonlyMap<number, number>

/**
 * Divides two series round by round, since a slow round slows down both.
 * @returns the ratios, without rounds that one series lacks or in which the divisor is 0
 */
export function calculateRatiosByRound(series: ValuesByRound, of: ValuesByRound): number[] {
  return [...series].flatMap(([round, value]) => {
    const other = of.get(round)
    return other === undefined || other === 0 ? [] : [value / other]
  })
}
