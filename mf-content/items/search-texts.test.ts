import { matches } from './search-texts.ts'

describe('a search', () => {
  it('does not care about upper and lower case', () => {
    expect(matches('ARARIA opens', ['Araria opens its lab'])).toBe(true)
  })

  it('looks at every text', () => {
    expect(matches('fog', ['Araria opens its lab', 'Fog held up the lorry'])).toBe(true)
    expect(matches('snow', ['Araria opens its lab', 'Fog held up the lorry'])).toBe(false)
  })

  it('matches everything when nothing but blanks is typed', () => {
    expect(matches('  ', ['Araria opens its lab'])).toBe(true)
  })

  it('finds a printed apostrophe by the one on the keyboard', () => {
    expect(matches("ma'am", ['“Ma’am, this is not a bottle?”'])).toBe(true)
  })
})
