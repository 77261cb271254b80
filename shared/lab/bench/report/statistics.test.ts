import { calculateQuantile, calculateRatiosByRound, calculateQuartiles } from './statistics.ts'

describe('spreads', () => {
  it('have the middle value as median, or what lies between the two in the middle', () => {
    expect(calculateQuantile([9, 1, 5], 0.5)).toBe(5)
    expect(calculateQuantile([1, 2, 3, 10], 0.5)).toBe(2.5)
  })

  it('hold half of the values between their quartiles', () => {
    expect(calculateQuartiles([1, 2, 3, 4, 100])).toEqual({ lower: 2, median: 3, upper: 4 })
  })

  it('are not made of nothing', () => {
    expect(() => calculateQuartiles([])).toThrow('no values')
  })
})

describe('ratios', () => {
  it('compare what was measured in the same round', () => {
    const site = new Map([
      [0, 110],
      [1, 300],
      [2, 50],
    ])
    const floor = new Map([
      [1, 200],
      [0, 100],
      [3, 70],
    ])
    expect(calculateRatiosByRound(site, floor)).toEqual([1.1, 1.5])
  })

  it('leave out what cannot be divided by', () => {
    expect(calculateRatiosByRound(new Map([[0, 5]]), new Map([[0, 0]]))).toEqual([])
  })
})
