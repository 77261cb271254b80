/**
 * `npm run lab -- mistakes`: makes every mistake of the lists in a release of its own and checks that, then every harmless change, and
 * prints which were seen (refused for what is wrong with them, not for something else) and how long each check took. Ends with 1 if a
 * mistake was not seen or a harmless change was refused. `-- <words>` tries those only whose names hold one of the words, `-- --said`
 * prints what the check says too. Harmless changes are looked at in Firefox as well: it must not raise the alarm either.
 */
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { openFirefox } from '@kutuhal/release/check/browser/firefox-tab.ts'
import { openBrowser } from '@kutuhal/release/check/browser/open-browser.ts'
import { described, type Finding } from '@kutuhal/release/check/finding.ts'
import { gateFaults } from '@kutuhal/release/check/fault-fixtures/faults.ts'
import buildSite from '@kutuhal/release/check/fault-fixtures/build-site.ts'
import { checkFixture, type FixtureBrowsers } from '@kutuhal/release/check/fault-fixtures/check-fixture.ts'
import { falsePositives } from '@kutuhal/release/check/fault-fixtures/false-positives.ts'
import { auditFaults } from '@kutuhal/release/check/fault-fixtures/faults.ts'
import { startFixtureBuilds } from '@kutuhal/release/check/fault-fixtures/fixture-builds.ts'
import type { Fault, Fixture } from '@kutuhal/release/check/fault-fixtures/fixture.ts'

/** A page that rests leaves room for another one. */
const AT_ONCE = 2

const words = process.argv.slice(2).filter(word => word !== '--said')
const isSaid = process.argv.includes('--said')
const isNamed = ({ name }: Fixture) => words.length === 0 || words.some(word => name.includes(word))
// Breaks that share a release are tried one by one in their own tests.
const single = gateFaults.filter(
  ({ edits }) => gateFaults.filter(other => other.edits === edits).length === 1,
)
const tried = (words.length === 0 ? [...auditFaults, ...single] : auditFaults).filter(isNamed)
const harmless = falsePositives.filter(isNamed)

await buildSite()
const builds = await startFixtureBuilds([...tried, ...harmless])
const browser = await openBrowser()
const firefox = await openFirefox()
let longest = 0

async function check(
  fixture: Fixture,
  browsers: FixtureBrowsers,
  verdictOn: (found: readonly Finding[]) => string,
): Promise<string> {
  const dist = await builds.of(fixture)
  const start = performance.now()
  const found = await checkFixture(fixture, dist, browsers)
  const seconds = (performance.now() - start) / 1000
  longest = Math.max(longest, seconds)
  const verdict = verdictOn(found)
  const abouts = [...new Set(found.map(({ about }) => about))].join(', ')
  console.log(
    `${verdict.padEnd(15)} ${seconds.toFixed(1).padStart(5)} s  ${fixture.name}${abouts ? `  [${abouts}]` : ''}`,
  )
  if (isSaid) for (const finding of found) console.log(described(finding))
  return verdict
}

try {
  const verdicts: string[] = []
  await inTurn(tried, AT_ONCE, async mistake => {
    const verdict = await check(mistake, { browser }, found => {
      if (isTold(mistake, found)) return 'seen'
      return found.length > 0 ? 'something else' : 'NOT SEEN'
    })
    verdicts.push(verdict)
  })
  const alarms: string[] = []
  await inTurn(harmless, AT_ONCE, async change => {
    const browsers = { browser, firefox }
    alarms.push(await check(change, browsers, found => (found.length > 0 ? 'FALSE ALARM' : 'passed')))
  })
  const seen = verdicts.filter(verdict => verdict === 'seen').length
  const refused = verdicts.filter(verdict => verdict !== 'NOT SEEN').length
  const passed = alarms.filter(verdict => verdict === 'passed').length
  console.log(`
${seen} of ${tried.length} auditFaults seen, ${refused} refused; ${passed} of ${harmless.length} harmless changes passed; the longest check took ${longest.toFixed(1)} s`)
  if (seen < tried.length || passed < harmless.length) process.exitCode = 1
} finally {
  builds.close()
  await browser.close()
  await firefox?.close()
}

/** Whether a check says of a mistake what it has to say, and not of something else only. */
function isTold({ finding: { about, what } }: Fault, found: readonly Finding[]): boolean {
  return found.some(finding => finding.about === about && what.test(described(finding)))
}
