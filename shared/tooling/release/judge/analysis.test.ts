import fc from 'fast-check'
import { analysisOf, type Analysis } from './analysis.ts'
import { nextMove, type CanaryRollout } from './rollout.ts'
import type { ReleaseObservation, ReportSamples } from './samples.ts'

const none: ReportSamples = { visits: 0, withErrors: 0, fallbacks: 0, lcp: [] }
const fast = (count: number) => [
  { upTo: 1, count: Math.round(count * 0.7) },
  { upTo: 2, count: Math.round(count * 0.3) },
  { upTo: Infinity, count: 0 },
]
const slow = (count: number) => [
  { upTo: 1, count: Math.round(count * 0.3) },
  { upTo: 2, count: Math.round(count * 0.5) },
  { upTo: Infinity, count: Math.round(count * 0.2) },
]
const good: ReleaseObservation = {
  canary: { visits: 200, withErrors: 2, fallbacks: 0, lcp: fast(150) },
  stable: { visits: 3800, withErrors: 40, fallbacks: 4, lcp: fast(3000) },
}

const withCanary = (canary: Partial<ReportSamples>): ReleaseObservation => ({
  ...good,
  canary: { ...good.canary, ...canary },
})

it('lets a release pass that is as good', () => {
  expect(analysisOf(good, 5)).toEqual({ status: 'passed' })
})

it.each([
  ['errors', withCanary({ withErrors: 40 }), /^errors in 20\.0 % of 200 visits, 1\.1 % of 3800/],
  ['fallbacks', withCanary({ fallbacks: 20 }), /^fallbacks in 10\.0 % of 200 visits, 0\.1 %/],
  ['LCP', withCanary({ lcp: slow(150) }), /^LCP: median of 150 visits up to 2 s, up to 1 s of the stable/],
  ['reports', withCanary({ visits: 20 }), /^reports: 20 visits instead of about 191, .* does it start\?/],
])('fails one with worse %s, and says so in a line', (_, observed, why) => {
  expect(analysisOf(observed, 5)).toEqual({ status: 'failed', why: expect.stringMatching(why) as string })
})

it.each([
  ['nothing at all', { canary: none, stable: none }],
  ['few visits of the canary, even bad ones', withCanary({ visits: 29, withErrors: 29, lcp: [] })],
  ['too few to go on', withCanary({ visits: 99 })],
  ['no word of how fast they were', withCanary({ lcp: [] })],
])('gives no verdict on %s', (_, observed) => {
  const weight = (100 * observed.canary.visits) / Math.max(observed.canary.visits + observed.stable.visits, 1)
  expect(analysisOf(observed, weight).status).toBe('inconclusive')
})

const lone = (count: number, upTo = 2) => [{ upTo, count }]

interface Edge {
  readonly what: string
  readonly observed: ReleaseObservation
  readonly status: Analysis['status']
  readonly alone: Partial<ReportSamples>
  readonly withAnother: Partial<ReportSamples>
}

it.each<Edge>([
  {
    what: 'errors that make a good canary fail',
    observed: { canary: { ...none, visits: 150 }, stable: { ...none, visits: 2850, withErrors: 18 } },
    ...{ status: 'failed', alone: { withErrors: 7 }, withAnother: { withErrors: 8 } },
  },
  {
    what: 'fallbacks that do',
    observed: { canary: { ...none, visits: 150 }, stable: { ...none, visits: 2850 } },
    ...{ status: 'failed', alone: { fallbacks: 3 }, withAnother: { fallbacks: 4 } },
  },
  {
    what: 'the visit with which it is enough to go on',
    observed: { canary: none, stable: { ...none, visits: 1900 } },
    ...{ status: 'passed', alone: { visits: 100 }, withAnother: { visits: 101 } },
  },
  {
    what: 'the time with which it is enough to go on',
    observed: { canary: { ...none, visits: 200 }, stable: { ...none, visits: 3800, lcp: lone(3000) } },
    ...{ status: 'passed', alone: { lcp: lone(30) }, withAnother: { lcp: lone(31) } },
  },
])('leaves nothing to a lone source: $what', ({ observed, status, alone, withAnother }) => {
  const { canary, stable } = observed
  const verdicts = [alone, withAnother].map(more => analysisOf({ canary: { ...canary, ...more }, stable }, 5))
  expect(verdicts.map(verdict => verdict.status)).toEqual(['inconclusive', status])
})

it('gives the same verdict, or none, whatever one more source says', () => {
  const opposite = { passed: 'failed', failed: 'passed', inconclusive: 'neither' } as const
  const one = fc.record({
    canary: fc.boolean(),
    hasError: fc.boolean(),
    isGivenUp: fc.boolean(),
    lcp: fc.nat(3),
  })
  fc.assert(
    fc.property(samples, samples, fc.integer({ min: 1, max: 99 }), one, (canary, stable, weight, lie) => {
      const lied = withLie(lie.canary ? canary : stable, lie)
      const before = analysisOf({ canary, stable }, weight).status
      const after = analysisOf(
        lie.canary ? { canary: lied, stable } : { canary, stable: lied },
        weight,
      ).status
      expect(after).not.toBe(opposite[before])
    }),
    { numRuns: 1000 },
  )
})

interface Lie {
  readonly hasError: boolean
  readonly isGivenUp: boolean
  readonly lcp: number
}

const withLie = (told: ReportSamples, { hasError, isGivenUp, lcp }: Lie): ReportSamples => ({
  visits: told.visits + 1,
  withErrors: told.withErrors + Number(hasError),
  fallbacks: told.fallbacks + Number(isGivenUp),
  lcp: told.lcp.map((bucket, at) => (at === lcp ? { ...bucket, count: bucket.count + 1 } : bucket)),
})

it('needs no LCP of an app that has no pages', () => {
  const { canary, stable } = good
  expect(analysisOf({ canary: { ...canary, lcp: [] }, stable: { ...stable, lcp: [] } }, 5).status).toBe(
    'passed',
  )
})

it('is not bothered by what is certain but tiny', () => {
  const visits = 1_000_000
  const observed = {
    canary: { ...none, visits, withErrors: 14_000 },
    stable: { ...none, visits, withErrors: 10_000 },
  }
  expect(analysisOf(observed, 50).status).toBe('passed')
})

/** Simulates a canary for 5 % of visitors, analysed after every 200 visits (about ten with the canary). */
function stepOf(errors: { canary: number; stable: number }, seed: number): 'widen' | 'take back' {
  const random = randomFrom(seed)
  const drawnBucket = () => (random() < 0.7 ? 0 : random() < 0.9 ? 1 : 2)
  const sides = { canary: emptySide(), stable: emptySide() }
  let rollout: CanaryRollout = { weight: 5, since: 0, failures: 0 }
  const rules = { steps: [5, 100], failureLimit: 2, stepTimeoutMs: 100_000 }
  for (let now = 0; ; now += 1) {
    for (let visit = 0; visit < 200; visit += 1) {
      const who = random() < 0.05 ? 'canary' : 'stable'
      const side = sides[who]
      side.visits += 1
      if (random() < errors[who]) side.withErrors += 1
      const bucket = side.lcp[drawnBucket()]
      if (bucket) bucket.count += 1
    }
    const analysis: Analysis = analysisOf(sides, 5)
    const move = nextMove(rollout, analysis, now, rules)
    if (move.to !== 'wait') return move.to
    rollout = move.rollout
  }
}

const emptySide = () => ({
  ...{ visits: 0, withErrors: 0, fallbacks: 0 },
  lcp: [1, 2, Infinity].map(upTo => ({ upTo, count: 0 })),
})

/** Returns a generator of random numbers (mulberry32), which makes the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

it.each([0, 0.01, 0.1])('is not stopped by noise, where %d of all visits have an error anyway', errors => {
  const stopped = seeds.filter(seed => stepOf({ canary: errors, stable: errors }, seed) === 'take back')
  expect(stopped).toEqual([])
})

it('takes every release back that throws for one visitor in five', () => {
  const widened = seeds.filter(seed => stepOf({ canary: 0.2, stable: 0.01 }, seed) === 'widen')
  expect(widened).toEqual([])
})

const samples = fc
  .record({
    visits: fc.nat(5000),
    bad: fc.double({ min: 0, max: 1, noNaN: true }),
    lcp: fc.array(fc.nat(500), { maxLength: 5 }),
  })
  .map(({ visits, bad, lcp }) => ({
    ...{ visits, withErrors: Math.floor(visits * bad), fallbacks: 0 },
    lcp: lcp.map((count, at) => ({ upTo: at + 1, count })),
  }))

it('never fails a canary that is no worse in anything', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 99 }), (one, weight) => {
      const stable = { ...one, visits: Math.ceil((one.visits * (100 - weight)) / weight) }
      const same = {
        ...stable,
        withErrors: Math.ceil((one.withErrors * stable.visits) / Math.max(one.visits, 1)),
      }
      expect(analysisOf({ canary: one, stable: same }, weight).status).not.toBe('failed')
    }),
  )
})
