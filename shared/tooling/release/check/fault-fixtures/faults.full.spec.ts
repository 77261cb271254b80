import { expect, test } from '@playwright/test'
import { described } from '../finding.ts'
import { auditFaults } from './faults.ts'
import { checkedFixtures } from './fixture-tests.ts'
import { type Fault, editsOf, named, together } from './fixture.ts'

/**
 * A few releases with several mistakes each, of those that do not hide one another: the check must name all of them. One by one
 * `npm run lab -- mistakes` tries them, which takes half an hour.
 */
const releases = [
  [
    ...['a table 1,400 px wide', 'pale text', 'a picture without alt', 'a field without a label'],
    ...['a picture of 3 MB', 'larger type for the whole document', 'a patched fetch', 'a late error'],
    ...['a link to nothing', 'a wheel that turns nothing'],
    ...['something over the chat', 'a tabindex of its own', 'a storage emptied for everybody'],
  ],
  [
    ...['an error on click', 'an alert on click', 'a form that throws when it is empty', 'a keyboard trap'],
    ...['a scroll lock that stays', 'frames that run on after the page'],
  ],
  ['a page that freezes after three seconds'],
  // Whether a page has come to rest takes a computer that has nothing else to do.
  ['a list that grows and grows'],
].map(names => together(named(auditFaults, ...names)))

/** What the release that is live has too when the first of them comes. */
const [old] = named(auditFaults, 'tiny things to press')
const [first = [], ...others] = releases
const edits = editsOf(old ? [...first, old] : first)
const inherited = first.map((mistake): Fault => ({ ...mistake, edits, ...(old && { live: old }) }))
const findings = checkedFixtures([...inherited, ...others.flat()])

test('There are as many mistakes as it takes to trust the check', () => {
  expect(auditFaults.length).toBeGreaterThanOrEqual(40)
})

inherited.forEach(isSeen)

test('The check says nothing of what the release that is live has too', async () => {
  const [any] = inherited
  const told = any ? (await findings(any)).map(described).join('\n\n') : ''
  expect(told).not.toBe('')
  expect(told).not.toMatch(old?.finding.what ?? /./)
})

others.flat().forEach(isSeen)

function isSeen(mistake: Fault): void {
  test(`The check sees ${mistake.name}`, async () => {
    const found = await findings(mistake)
    const told = found.map(described).join('\n\n')
    expect(told, told).toMatch(mistake.finding.what)
    expect(found.map(finding => finding.about)).toContain(mistake.finding.about)
  })
}
