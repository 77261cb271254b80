/** Statistical tests: how probable it is that counts differ only by chance. Exact for small counts. */
import type { HistogramBucket } from './samples.ts'

/**
 * Compares the events of two groups with Fisher's exact test, one-sided.
 * @returns the probability of at least `events` in the first group, if both groups are equal
 */
export function fisherExactTest(
  events: number,
  size: number,
  otherEvents: number,
  otherSize: number,
): number {
  const allEvents = events + otherEvents
  const all = size + otherSize
  let sum = 0
  for (let count = events; count <= Math.min(allEvents, size); count += 1) {
    if (allEvents - count > otherSize) continue
    sum += Math.exp(
      logChoose(size, count) + logChoose(otherSize, allEvents - count) - logChoose(all, allEvents),
    )
  }
  return Math.min(sum, 1)
}

/**
 * Returns the probability of at most `events` events in `size` trials, each with the probability `chance`.
 */
export function binomialAtMost(events: number, size: number, chance: number): number {
  let sum = 0
  for (let count = 0; count <= events; count += 1) {
    sum += Math.exp(logChoose(size, count) + count * Math.log(chance) + (size - count) * Math.log(1 - chance))
  }
  return Math.min(sum, 1)
}

export function normalTailProbability(deviate: number): number {
  // Approximates the normal distribution: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
  // The error is at most 7.5e-8.
  const t = 1 / (1 + 0.231_641_9 * Math.abs(deviate))
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0)
  const tail = (Math.exp((-deviate * deviate) / 2) / Math.sqrt(2 * Math.PI)) * series
  return deviate >= 0 ? tail : 1 - tail
}

const logChoose = (all: number, some: number): number =>
  logFactorial(all) - logFactorial(some) - logFactorial(all - some)

const logFactorials: number[] = [0]

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next))
  }
  return logFactorials[number] ?? 0
}

export interface RankTest {
  /** The probability that a difference this large occurs by chance (p-value). */
  readonly chance: number
  /** Effect size (Cliff's delta): how much more often the first of two visits is slower; from -1 to 1. */
  readonly delta: number
}

/**
 * Compares two histograms with the Mann–Whitney test, one-sided, with ties. It compares ranks, so very slow
 * networks weigh no more than others. Kayenta uses the same test.
 */
export function rankTest(one: readonly HistogramBucket[], other: readonly HistogramBucket[]): RankTest {
  const bounds = [...new Set([...one, ...other].map(({ upTo }) => upTo))].sort((a, b) => a - b)
  const countsOf = (buckets: readonly HistogramBucket[]) => {
    const byBound = new Map(buckets.map(({ upTo, count }) => [upTo, count]))
    return bounds.map(bound => byBound.get(bound) ?? 0)
  }
  const [ones, others] = [countsOf(one), countsOf(other)]
  let [size, otherSize, above, ties] = [0, 0, 0, 0]
  ones.forEach((count, at) => {
    const otherCount = others[at] ?? 0
    // Count the pairs of visits in which the first group's visit is slower; a pair of equal visits counts
    // half.
    above += count * (otherSize + otherCount / 2)
    size += count
    otherSize += otherCount
    const tied = count + otherCount
    ties += tied ** 3 - tied
  })
  const all = size + otherSize
  const pairs = size * otherSize
  if (pairs === 0) return { chance: 1, delta: 0 }
  const deviation = Math.sqrt((pairs / 12) * (all + 1 - ties / (all * (all - 1))))
  const excess = above - pairs / 2
  return {
    chance: deviation > 0 ? normalTailProbability(excess / deviation) : 1,
    delta: (2 * excess) / pairs,
  }
}
