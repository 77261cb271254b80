import type { Bucket } from './samples.ts'
import { normalTail } from './tails.ts'

export interface Slower {
  /** How likely a difference like this is by chance, where neither is slower. */
  readonly chance: number
  /** Of two visits, one of each, how much more often the first is the slower one than the other way round; from -1 to 1. */
  readonly delta: number
}

/**
 * Mann and Whitney's test, one-sided, with ties, since what is known is only the bucket: compares ranks, so that a few very slow lines
 * weigh no more than any other visit. (Kayenta judges canaries by the same test.) The delta is Cliff's.
 */
export function slower(one: readonly Bucket[], other: readonly Bucket[]): Slower {
  const bounds = [...new Set([...one, ...other].map(({ upTo }) => upTo))].sort((a, b) => a - b)
  const countsOf = (buckets: readonly Bucket[]) => {
    const byBound = new Map(buckets.map(({ upTo, count }) => [upTo, count]))
    return bounds.map(bound => byBound.get(bound) ?? 0)
  }
  const [ones, others] = [countsOf(one), countsOf(other)]
  let [size, otherSize, above, ties] = [0, 0, 0, 0]
  ones.forEach((count, at) => {
    const otherCount = others[at] ?? 0
    // Pairs in which the first is the slower one; a tie counts half.
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
  return { chance: deviation > 0 ? normalTail(excess / deviation) : 1, delta: (2 * excess) / pairs }
}
