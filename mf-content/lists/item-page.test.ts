import { getAdjacentIds } from './item-page.ts'

describe('previous and next', () => {
  it('go to the id minus one and plus one', () => {
    expect(getAdjacentIds('2')).toEqual({ previous: '1', next: '3' })
    expect(getAdjacentIds('3')).toEqual({ previous: '2', next: '4' })
  })

  it('offers no previous at id 1', () => {
    expect(getAdjacentIds('1')).toEqual({ previous: undefined, next: '2' })
  })

  it('offers no next at id 4 and above', () => {
    expect(getAdjacentIds('4')).toEqual({ previous: '3', next: undefined })
    expect(getAdjacentIds('11')).toEqual({ previous: '10', next: undefined })
  })
})
