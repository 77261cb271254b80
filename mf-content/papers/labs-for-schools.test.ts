import { statSync } from 'node:fs'
import path from 'node:path'
import { readPdfProperties, extractTextWithoutSpaces } from '@kutuhal/drawings/papers/pdf-facts.ts'
import { html } from './labs-for-schools.paper.ts'

const file = path.join(__dirname, '../public/papers/labs-for-schools.pdf')
const facts = readPdfProperties(file)

describe('the page for a principal', () => {
  it('says today’s sentences, all of them and no others (else: npm run lab -- papers)', () => {
    expect(facts.letters).toBe(extractTextWithoutSpaces(html))
  })

  it('is one page of A4', () => {
    expect(facts).toMatchObject({ pages: 1, width: 595, height: 842 })
  })

  it('can be found by its title, and heard', () => {
    expect(facts).toMatchObject({
      title: 'A lab in your school, on one page | Kutuhal',
      language: 'en-IN',
      isTagged: true,
    })
  })

  it('arrives within a second on a slow line', () => {
    expect(statSync(file).size).toBeLessThan(100_000)
  })
})
