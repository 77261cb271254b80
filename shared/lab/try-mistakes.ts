/**
 * `npm run lab -- mistakes`: makes every mistake of the lists in a release of its own and checks that, then every harmless change, and
 * prints which were seen (refused for what is wrong with them, not for something else) and how long each check took. Ends with 1 if a
 * mistake was not seen or a harmless change was refused. `-- <words>` tries those only whose names hold one of the words, `-- --said`
 * prints what the check says too. Harmless changes are looked at in Firefox as well: it must not raise the alarm either.
 */
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { openFirefox } from '@kutuhal/release/check/browser/firefox/open-firefox.ts'
import { openBrowser } from '@kutuhal/release/check/browser/open-browser.ts'
import { described, type Finding } from '@kutuhal/release/check/finding.ts'
import { breaks } from '@kutuhal/release/check/mutations/breaks.ts'
import buildSite from '@kutuhal/release/check/mutations/build-site.ts'
import { checkMutation, type MutationBrowsers } from '@kutuhal/release/check/mutations/check-mutation.ts'
import { harmlessChanges } from '@kutuhal/release/check/mutations/harmless-changes.ts'
import { mistakes } from '@kutuhal/release/check/mutations/mistakes.ts'
import { startMutationBuilds } from '@kutuhal/release/check/mutations/mutation-builds.ts'
import type { Break, Mutation } from '@kutuhal/release/check/mutations/mutation.ts'

/** A page that rests leaves room for another one. */
const AT_ONCE = 2

const words = process.argv.slice(2).filter(word => word !== '--said')
const isSaid = process.argv.includes('--said')
const isNamed = ({ name }: Mutation) => words.length === 0 || words.some(word => name.includes(word))
// Breaks that share a release are tried one by one in their own tests.
const single = breaks.filter(({ edits }) => breaks.filter(other => other.edits === edits).length === 1)
const tried = (words.length === 0 ? [...mistakes, ...single] : mistakes).filter(isNamed)
const harmless = harmlessChanges.filter(isNamed)

await buildSite()
const builds = await startMutationBuilds([...tried, ...harmless])
const browser = await openBrowser()
const firefox = await openFirefox()
let longest = 0

async function check(
  mutation: Mutation,
  browsers: MutationBrowsers,
  verdictOn: (found: readonly Finding[]) => string,
): Promise<string> {
  const dist = await builds.of(mutation)
  const start = performance.now()
  const found = await checkMutation(mutation, dist, browsers)
  const seconds = (performance.now() - start) / 1000
  longest = Math.max(longest, seconds)
  const verdict = verdictOn(found)
  const abouts = [...new Set(found.map(({ about }) => about))].join(', ')
  console.log(
    `${verdict.padEnd(15)} ${seconds.toFixed(1).padStart(5)} s  ${mutation.name}${abouts ? `  [${abouts}]` : ''}`,
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
${seen} of ${tried.length} mistakes seen, ${refused} refused; ${passed} of ${harmless.length} harmless changes passed; the longest check took ${longest.toFixed(1)} s`)
  if (seen < tried.length || passed < harmless.length) process.exitCode = 1
} finally {
  builds.close()
  await browser.close()
  await firefox?.close()
}

/** Whether a check says of a mistake what it has to say, and not of something else only. */
function isTold({ finding: { about, what } }: Break, found: readonly Finding[]): boolean {
  return found.some(finding => finding.about === about && what.test(described(finding)))
}
