import { htmlToText } from './plain-text.ts'

describe('the plain text of a body', () => {
  it('has no tags and no file layout', () => {
    expect(htmlToText({ sanitisedHtml: '<h2>Who joins</h2><p>By <strong>Au</strong>gust\n 2025</p>' })).toBe(
      'Who joins By August 2025',
    )
  })

  it('has characters instead of references', () => {
    expect(htmlToText({ sanitisedHtml: '<p>Nuts &amp; bolts &lt; 5&nbsp;mm</p>' })).toBe(
      'Nuts & bolts < 5 mm',
    )
  })
})
