import { writeDocument, writeJsonForHtml, type DocumentParts } from '@kutuhal/contract/document.ts'
import { measureProcessorTime } from '../../testing/processor-time.ts'
import { extractAssistantDocument } from './documents.ts'

const page = { url: '/contact', description: 'How to reach us.' }
const documentOf = (body: string, parts: Partial<DocumentParts> = {}) => {
  const rest = { policies: '', head: '', pins: '{}', structuredData: '', scripts: '{}', bootstrap: '' }
  return writeDocument({ language: 'en', body, ...rest, ...parts })
}
const textOf = (main: string) =>
  extractAssistantDocument(documentOf(`<main><div data-page="">${main}</div></main>`), page)

describe('what the assistant reads of a page', () => {
  it('cuts a page at its headings and keeps the nearest anchor', () => {
    const { title, sections } = textOf(
      '<h1>Contact</h1><p>Come in.</p><section id="faq"><h2>Questions</h2><p>Ask.</p></section>',
    )
    expect(title).toBe('Contact')
    expect(sections).toEqual([
      { heading: 'Contact', level: 1, text: 'Come in.' },
      { heading: 'Questions', level: 2, anchor: 'faq', text: 'Ask.' },
    ])
  })

  it('brings what people ask that the page answers, if that is written down', () => {
    const questions = [{ asks: ['where are you'], says: ['Come in.'] }]
    expect(extractAssistantDocument(documentOf(''), { ...page, questions }).questions).toBe(questions)
    expect(extractAssistantDocument(documentOf(''), page)).not.toHaveProperty('questions')
  })

  it('says which language the page is in', () => {
    expect(extractAssistantDocument(documentOf('', { language: 'hi-IN' }), page).language).toBe('hi-IN')
  })

  it('keeps a row of a table on one line', () => {
    const { sections } = textOf('<h1>Hours</h1><table><tr><th>Sat</th><td>10 to 5</td></tr></table>')
    expect(sections[0]?.text).toBe('Sat: 10 to 5')
  })

  it('names the headers of a table in each of its rows', () => {
    const { sections } = textOf(
      '<h1>Tiers</h1><table><caption>What is in</caption><tr><th>Part</th><th>Basic</th><th>Complete</th></tr><tr><th>Kit</th><td>No</td><td>Yes</td></tr></table>',
    )
    expect(sections[0]?.text).toBe('What is in\nKit: Basic No, Complete Yes')
  })

  it('leaves out a link beside a text, like that of a card', () => {
    const { sections } = textOf(
      '<h1>IoT</h1><ul><li><p>₹499</p><a href="/courses/iot">View Details</a></li></ul>',
    )
    expect(sections[0]?.text).toBe('₹499')
  })

  it('counts a label in front of a heading to the card it stands in', () => {
    const { sections } = textOf(
      '<h1>Courses</h1><ul><li><p>Grades 6-8</p><h2>IoT</h2><p>Sensors.</p></li></ul>',
    )
    expect(sections.at(-1)).toEqual({ heading: 'IoT', level: 2, text: 'Grades 6-8\nSensors.' })
  })

  it('leaves out what is no text: controls, scripts, decoration, links that only lead on', () => {
    const { sections } = textOf(
      '<h1>Maze</h1><p>Drive.</p><button>Reset</button><p aria-hidden="true">1</p><p><a href="/courses">More</a></p>',
    )
    expect(sections).toEqual([{ heading: 'Maze', level: 1, text: 'Drive.' }])
  })

  it('knows nothing of the layout round the page', () => {
    const around = '<footer><h2>Quick Links</h2><p>x</p></footer>'
    const { sections } = extractAssistantDocument(documentOf(around), page)
    expect(sections).toEqual([])
  })

  it.each([
    ['mains that never end', '<main '.repeat(200_000)],
    ['too many graphs', '<script type="application/ld+json">{}</script>'.repeat(50_000)],
    [
      'links in one paragraph',
      `<main><div data-page><p>${'<a href="/x">y</a>'.repeat(15_000)}</p></div></main>`,
    ],
  ])('reads %s in no time', (_, html) => {
    const getTime = measureProcessorTime()
    extractAssistantDocument(documentOf(html, { structuredData: html }), page)
    // Parsing normally takes a second; a bug once made it take minutes.
    expect(getTime()).toBeLessThan(10_000)
  })

  it('takes what the page says of itself to search engines, but not the way to it', () => {
    const graph = {
      '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'Course', name: 'Less than \u003c' }],
    }
    const structuredData = `<script type="application/ld+json">${writeJsonForHtml(graph)}</script>\n`
    expect(extractAssistantDocument(documentOf('', { structuredData }), page).things).toEqual([
      { '@type': 'Course', name: 'Less than <' },
    ])
    expect(extractAssistantDocument(documentOf(''), page).things).toEqual([])
  })
})
