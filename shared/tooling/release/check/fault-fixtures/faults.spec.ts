import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { browserFaults, auditFaults } from './faults.ts'
import { checkedFixtures } from './fixture-tests.ts'
import { type Fault, editsOf, named } from './fixture.ts'

/**
 * Two real releases, each with several mistakes: one that the smoke test refuses, and one that only the page audit does. What each
 * rule says is tested on static pages (static-pages.spec.ts), and every mistake in a release by `npm run test:full`.
 */
const smoke = named(
  browserFaults,
  ...['a complaint in the browser', 'a request to another origin', 'a name on the window'],
  'a change of the document around it',
)
const seen = named(
  auditFaults,
  'a table 1,400 px wide',
  'a picture of 3 MB',
  'a title that changes late',
  'a link to nothing',
)

/** What the release that is live has too when the second one comes. */
const [old] = named(auditFaults, 'tiny things to press')
const inherited = editsOf(old ? [...seen, old] : seen)
const all: readonly Fault[] = [
  ...smoke,
  ...seen.map(mistake => ({ ...mistake, edits: inherited, ...(old && { live: old }) })),
]
const findings = checkedFixtures(all, 'fake')

for (const mistake of all)
  test(`The check sees ${mistake.name}`, async () => {
    const found = await findings(mistake)
    const told = found.map(described).join('\n\n')
    expect(told, told).toMatch(mistake.finding.what)
    expect(found.map(finding => finding.about)).toContain(mistake.finding.about)
  })

test('The check says nothing of what the release that is live has too', async () => {
  const last = all.at(-1)
  const told = last ? (await findings(last)).map(described).join('\n\n') : ''
  expect(told).not.toBe('')
  expect(told).not.toMatch(old?.finding.what ?? /./)
})
