import { calculateTotalBlockingTime } from './page-measurements.ts'

describe('blocking time', () => {
  it('is what tasks take beyond 50 ms', () => {
    expect(
      calculateTotalBlockingTime(
        [
          [100, 80],
          [300, 50],
          [400, 120],
        ],
        0,
      ),
    ).toBe(30 + 70)
  })

  it('counts from the first paint on', () => {
    expect(
      calculateTotalBlockingTime(
        [
          [0, 200],
          [250, 90],
        ],
        300,
      ),
    ).toBe(0)
    expect(calculateTotalBlockingTime([[250, 200]], 300)).toBe(100)
  })
})
