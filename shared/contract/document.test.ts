import { readDocument, writeDocument, writeJsonForHtml } from './document.ts'

const parts = {
  language: 'en',
  policies: '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">\n',
  head: '<title>Page</title>\n',
  body: '<main><p>Text</p></main>',
  pins: writeJsonForHtml({ year: 2026, text: '</script>' }),
  structuredData: '<script type="application/ld+json">{}</script>\n',
  scripts: writeJsonForHtml({ initial: [] }),
  bootstrap: 'start()',
}

describe('a document', () => {
  it('is read into the parts that it was written from', () => {
    expect(readDocument(writeDocument(parts))).toEqual(parts)
    const bare = { ...parts, policies: '', structuredData: '' }
    expect(readDocument(writeDocument(bare))).toEqual(bare)
  })

  it.each([
    ['text before it', (html: string) => ` ${html}`],
    ['text behind it', (html: string) => `${html} `],
    ['no pins', (html: string) => html.replace('id="composition"', '')],
  ])('is not read if it has %s', (_, change) => {
    expect(readDocument(change(writeDocument(parts)))).toBeUndefined()
  })

  it('keeps its JSON inside the script element', () => {
    expect(parts.pins).toBe(String.raw`{"year":2026,"text":"\u003c/script>"}`)
  })
})
