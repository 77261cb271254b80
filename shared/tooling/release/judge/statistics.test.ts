import { binomialAtMost, fisherExactTest, normalTailProbability, rankTest } from './statistics.ts'

it('is Fisher’s exact test: the lady who tastes tea gets all four right once in seventy times', () => {
  expect(fisherExactTest(4, 4, 0, 4)).toBeCloseTo(1 / 70, 10)
  expect(fisherExactTest(3, 4, 1, 4)).toBeCloseTo(17 / 70, 10)
  expect(fisherExactTest(0, 4, 0, 4)).toBeCloseTo(1, 10)
})

it('is the binomial distribution', () => {
  expect(binomialAtMost(1, 4, 0.5)).toBeCloseTo(5 / 16, 10)
  expect(binomialAtMost(4, 4, 0.5)).toBeCloseTo(1, 10)
})

it('is the normal distribution', () => {
  expect(normalTailProbability(1.959_963_985)).toBeCloseTo(0.025, 6)
  expect(normalTailProbability(-1.281_551_566)).toBeCloseTo(0.9, 6)
})

it('is Mann and Whitney’s test, with ties', () => {
  const one = [
    { upTo: 1, count: 2 },
    { upTo: 2, count: 8 },
  ]
  const other = [
    { upTo: 1, count: 7 },
    { upTo: 2, count: 3 },
  ]
  // Calculated by hand: U = 8 * 7 + (2 * 7 + 8 * 3) / 2 = 75; the variance of U is 100 / 12 * (21 - (720 +
  // 1320) / 380).
  const { chance, delta } = rankTest(one, other)
  expect(delta).toBeCloseTo(0.5, 10)
  expect(chance).toBeCloseTo(normalTailProbability(25 / Math.sqrt((100 / 12) * (21 - 2040 / 380))), 10)
  expect(rankTest(other, one).delta).toBeCloseTo(-0.5, 10)
  expect(rankTest([], other)).toEqual({ chance: 1, delta: 0 })
})
