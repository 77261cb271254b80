import { measureProcessorTime } from '@kutuhal/testing/processor-time.ts'
import type { Finding } from './finding.ts'
import { formatFindingGroup, groupFindings } from './report.ts'

const deadLink = (page: string, href: string): Finding => ({
  about: 'links',
  page,
  shell: 'shell@1.0.0',
  what: `It links to ${href}, and the site has no page ${href}.`,
  remedy: 'Correct the link.',
})

describe('what a check says of many pages', () => {
  it('is one thing when it is one mistake', () => {
    const findings = Array.from({ length: 988 }, (_, number) => deadLink(`/news/${number + 1}`, '/labs/9'))
    const groups = groupFindings(findings)
    expect(groups.map(formatFindingGroup)).toEqual([
      `✗ links · On 988 pages, e.g. /news/1, /news/2, /news/3 · shell@1.0.0
    It links to /labs/9, and the site has no page /labs/9.
  → Correct the link.`,
    ])
  })

  it('is told apart in no time, however long it is', () => {
    const getTime = measureProcessorTime()
    groupFindings([deadLink('/trap', '“'.repeat(1_000_000))])
    expect(getTime()).toBeLessThan(5000)
  })

  it('is grouped in no time, however much it is', () => {
    const findings = Array.from({ length: 40_000 }, (_, number) => deadLink('/trap', `/x${number}`))
    const getTime = measureProcessorTime()
    groupFindings(findings)
    expect(getTime()).toBeLessThan(5000)
  })

  it('names some of those that differ, and counts the others', () => {
    const findings = [1, 2, 3, 4, 5].map(number => deadLink(`/news/${number}`, `/labs/${number}`))
    const [text] = groupFindings(findings).map(formatFindingGroup)
    expect(text).toMatch(
      /no page \/labs\/1\.\n.*likewise: .*\/labs\/2\.\n.*likewise: .*\/labs\/3\.\n.*and 2 more/,
    )
  })

  it('begins with what visitors lose most by', () => {
    const title: Finding = { about: 'title', page: '/news', what: 'Two titles.', remedy: '' }
    const crash: Finding = { about: 'errors', page: '/news', what: 'It throws.', remedy: '' }
    const abouts = groupFindings([title, deadLink('/news', '/x'), crash]).map(([{ about }]) => about)
    expect(abouts).toEqual(['errors', 'links', 'title'])
  })

  it('keeps different mistakes apart', () => {
    const one: Finding = { about: 'errors', page: '/news', what: 'It throws: no board', remedy: '' }
    const other: Finding = { about: 'errors', page: '/blog', what: 'It throws: no score', remedy: '' }
    expect(groupFindings([one, other])).toHaveLength(2)
  })
})
