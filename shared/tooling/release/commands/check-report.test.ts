import type { Finding } from '../check/finding.ts'
import { formatGithubAnnotations, formatCheckReportHtml, selectPagesForScreenshots } from './check-report.ts'

const dead: Finding = {
  about: 'links',
  page: '/labs',
  what: 'It links to <b>/x</b>, 100% sure.',
  remedy: 'Correct it.',
}
const results = [
  {
    release: 'mf-labs@1.0.0',
    parts: [{ name: 'alone', fine: [], findings: [dead, { ...dead, page: '/kits' }] }],
  },
]

it('gives a pipeline one annotation for each kind of mistake', () => {
  expect(formatGithubAnnotations([dead])).toBe(
    '::error title=links · /labs::It links to <b>/x</b>, 100%25 sure.%0A→ Correct it.',
  )
  expect(formatGithubAnnotations([dead, dead])).toContain('title=links · /labs · 2 times::')
  expect(formatGithubAnnotations([{ ...dead, page: '/a:b,c' }])).toContain('title=links · /a%3Ab%2Cc::')
})

it('shows each page with a mistake as it was and as it would be', () => {
  expect(selectPagesForScreenshots(results)).toEqual(['/labs', '/kits'])
  const html = formatCheckReportHtml(results, [
    { path: '/labs', before: 'data:image/png;base64,AA', after: undefined },
  ])
  expect(html).toContain('&#60;b&#62;/x')
  expect(html).toContain('<img alt="Live" src="data:image/png;base64,AA">')
  expect(html).toContain('With the release</figcaption>none')
})

it('says so where nothing would break', () => {
  expect(formatCheckReportHtml([{ release: 'mf-labs@1.0.0', parts: [] }], [])).toContain(
    'Nothing would break.',
  )
})
