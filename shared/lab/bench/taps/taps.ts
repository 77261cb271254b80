/**
 * `npm run lab -- taps`: how long the first tap of a visit takes, at rest and while the shell starts, on what needs scripts and what does
 * not: over the bench's slow line, behind nginx, at a quarter of this computer's speed. `--rounds 3` for a first look.
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensureNginx } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { visitors } from '../comparison.ts'
import { quantile } from '../report/statistics.ts'
import { withTools, type Tools } from '../tools.ts'
import { moments, places, tap, type Tap, type Place } from './tap.ts'

/** Half of what https://web.dev/articles/inp calls good; ms. */
const TARGET_MS = 100

try {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds needs a whole number, not "${values.rounds}".`)
  const nginx = ensureNginx()
  if (!nginx) throw new Error('The taps need nginx. Install it first.')
  await withTools({ browser: ensureBrowser(), nginx }, async tools => {
    tools.line.shape = visitors[0].line
    for (const place of places) await tapRepeatedly(tools, place, rounds)
  })
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Prints a line for each place: at rest, and of all moments of the start together. */
async function tapRepeatedly(tools: Tools, place: Place, rounds: number): Promise<void> {
  const atRest: Tap[] = []
  const starting: Tap[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const moment of moments) {
      const result = await tap(tools, place, moment)
      if (moment === 'at rest') atRest.push(result)
      else starting.push(result)
    }
  }
  console.log(`${place.name.padEnd(7)} at rest: ${inWords(atRest)}; starting: ${inWords(starting)}`)
}

function inWords(taps: readonly Tap[]): string {
  const inps = taps.map(({ inp }) => inp)
  const median = Math.round(quantile(inps, 0.5))
  const verdict = median <= TARGET_MS ? 'met' : `missed, at most ${TARGET_MS}`
  const answered = Math.round(
    quantile(
      taps.map(({ answered }) => answered),
      0.5,
    ),
  )
  return `INP ${median} ms (${verdict}; three quarters up to ${Math.round(quantile(inps, 0.75))}, worst ${Math.max(...inps)}), shows after ${answered} ms`
}
