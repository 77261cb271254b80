/**
 * `npm run check:mistakes`: makes every mistake of the lists in a release of its own and checks that, then every harmless change, and
 * prints which were refused and how long each check took. `-- <words>` tries those only whose names hold one of the words.
 */
import { openBrowser } from '../browser/open-browser.ts'
import { described } from '../finding.ts'
import { breaks } from './breaks.ts'
import buildSite from './build-site.ts'
import { checkMutation } from './check-mutation.ts'
import { harmlessChanges } from './harmless-changes.ts'
import { mistakes } from './mistakes.ts'
import { startMutationBuilds } from './mutation-builds.ts'
import type { Mutation } from './mutation.ts'

const words = process.argv.slice(2).filter(word => word !== '--said')
const isSaid = process.argv.includes('--said')
const isNamed = ({ name }: Mutation) => words.length === 0 || words.some(word => name.includes(word))
// Breaks that share a release are tried one by one in their own tests.
const single = breaks.filter(({ edits }) => breaks.filter(other => other.edits === edits).length === 1)
const lists = [
  ['mistakes', words.length === 0 ? [...mistakes, ...single] : mistakes],
  ['harmless changes', harmlessChanges],
] as const
const tried = lists.map(([kind, list]) => [kind, list.filter(isNamed)] as const)

await buildSite()
const builds = await startMutationBuilds(tried.flatMap(([, list]) => list))
const browser = await openBrowser()
try {
  for (const [kind, list] of tried) {
    let refused = 0
    let longest = 0
    for (const mutation of list) {
      const dist = await builds.of(mutation)
      const start = performance.now()
      const found = await checkMutation(mutation, dist, browser)
      const seconds = (performance.now() - start) / 1000
      longest = Math.max(longest, seconds)
      if (found.length > 0) refused += 1
      const abouts = [...new Set(found.map(({ about }) => about))].join(', ')
      console.log(
        `${found.length > 0 ? 'refused' : 'passed '} ${seconds.toFixed(1).padStart(5)} s  ${mutation.name}${abouts ? `  [${abouts}]` : ''}`,
      )
      if (isSaid) for (const finding of found) console.log(described(finding))
    }
    console.log(
      `\n${refused} of ${list.length} ${kind} refused; the longest check took ${longest.toFixed(1)} s\n`,
    )
  }
} finally {
  builds.close()
  await browser.close()
}
