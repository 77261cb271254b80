import { matches, plainText } from './search-texts.ts'

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

describe('the plain text of a body', () => {
  it('has no tags and no file layout', () => {
    expect(plainText({ sanitisedHtml: '<h2>Who joins</h2><p>By <strong>Au</strong>gust\n 2025</p>' })).toBe(
      'Who joins By August 2025',
    )
  })

  it('has characters instead of references', () => {
    expect(plainText({ sanitisedHtml: '<p>Nuts &amp; bolts &lt; 5&nbsp;mm</p>' })).toBe('Nuts & bolts < 5 mm')
  })

  it('has the site facts filled in', () => {
    expect(plainText({ sanitisedHtml: '<p>Write to {{email}}</p>' })).toMatch(/^Write to \S+@\S+$/)
  })
})
