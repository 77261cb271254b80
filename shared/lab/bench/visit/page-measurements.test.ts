import { totalBlockingTime } from './page-measurements.ts'

describe('blocking time', () => {
  it('is what tasks take beyond 50 ms', () => {
    expect(
      totalBlockingTime(
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
      totalBlockingTime(
        [
          [0, 200],
          [250, 90],
        ],
        300,
      ),
    ).toBe(0)
    expect(totalBlockingTime([[250, 200]], 300)).toBe(100)
  })
})
