import { writeDocument } from '@kutuhal/contract/document.ts'
import { measureProcessorTime } from '../../testing/processor-time.ts'
import { extractAssistantDocument, parseHtmlTree } from './documents.ts'

const page = { url: '/trap', description: '' }
const inMain = (markup: string) => {
  const rest = { policies: '', head: '', pins: '{}', structuredData: '', scripts: '{}', bootstrap: '' }
  return writeDocument({ language: 'en', body: `<main><div data-page="">${markup}</div></main>`, ...rest })
}
const aMegabyteOf = (markup: string) => markup.repeat(1_000_000 / markup.length)

describe('markup made to stall anyone who reads it', () => {
  it.each([
    ['elements that never end', aMegabyteOf('<a><b><i>'), /more than 512 deep/],
    ['elements of one name that never end', aMegabyteOf('<em>'), /more than 512 deep/],
    ['headings, each of which ends the one before', aMegabyteOf('<h3>'), /more than 200000 elements/],
    ['more elements than a page has', aMegabyteOf('<b/>x'), /more than 512 deep/],
    ['empty elements', aMegabyteOf('<hr>'), /more than 200000 elements/],
  ])('is refused soon: %s', (_, markup, why) => {
    expect(soon(() => extractAssistantDocument(inMain(markup), page))).toThrow(why)
  })

  it.each([
    ['ends of what never began', aMegabyteOf('</x>')],
    ['a tag that never ends', `<a ${aMegabyteOf('b ')}`],
    ['comments that never end', aMegabyteOf('<!--')],
    ['ends at the bottom of a deep place', '<div>'.repeat(500) + aMegabyteOf('</x>')],
    [
      'sections with one heading at the end',
      `${'<section>'.repeat(500)}${aMegabyteOf('<hr>words and words')}<h2>End</h2>`,
    ],
    ['links inside one another', `<p>${'<a href="/x">y'.repeat(500)}${aMegabyteOf('word ')}`],
  ])('is read soon: %s', (_, markup) => {
    expect(soon(() => extractAssistantDocument(inMain(markup), page))).not.toThrow()
  })
})

it('gives a page as it is nested', () => {
  const [paragraph, second] = parseHtmlTree('<p>One <b>two</b><p>three').children
  expect(paragraph).toMatchObject({ name: 'p', children: [{ data: 'One ' }, { name: 'b' }] })
  expect(second).toMatchObject({ name: 'p' })
})

/** Within five seconds of processor time: a bug once made parsing take minutes. */
function soon(task: () => unknown): () => unknown {
  return () => {
    const getTime = measureProcessorTime()
    try {
      return task()
    } finally {
      expect(getTime()).toBeLessThan(5000)
    }
  }
}
