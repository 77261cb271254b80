/**
 * `npm run lab -- bench` compares the site with two variants: one bundle, and no scripts. Options:
 * `--rounds 3`, `--only nginx` (comparison.ts). Prints its report, and writes it to .cache/bench/.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { parseWholeNumber } from '@kutuhal/release/commands/options/verb-request.ts'
import { ensureNginx } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { listVisitConditions, ROUNDS_OF_FULL_RUN } from './comparison.ts'
import { formatVisitKindTables, formatTargetTable } from './report/tables.ts'
import { compareWithTargets } from './report/targets.ts'
import { runRounds } from './rounds.ts'

const reportFile = path.join(projectRoot, '.cache', 'bench', 'benchmark.md')

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(ROUNDS_OF_FULL_RUN) },
      only: { type: 'string', default: '' },
    },
  })
  await measure(parseWholeNumber('rounds', values.rounds, 1, 1000), values.only)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function measure(wantedRounds: number, only: string): Promise<void> {
  const wanted = listVisitConditions(only)
  if (wanted.length === 0) throw new Error(`Nothing is called "${only}". Everything: npm run lab -- bench.`)
  const nginx = ensureNginx()
  if (!nginx) throw new Error('The comparison needs nginx. Install it first.')
  console.log(
    `${wantedRounds} rounds of ${wanted.length} conditions, three ways each. Leave this computer alone meanwhile; Ctrl-C reports the rounds that are whole.\n`,
  )
  const { samples, rounds, browserVersion } = await runRounds(wanted, wantedRounds, nginx)
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  const setup = [
    `${rounds} rounds on ${availableParallelism()} cores`,
    `Chromium ${browserVersion}`,
    /nginx\/[\d.]+/.exec(stderr)?.[0],
  ].join(', ')
  const report = [setup, formatVisitKindTables(samples), formatTargetTable(compareWithTargets(samples))]
  mkdirSync(path.dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, `${report.join('\n\n')}\n`)
  console.log(`\n${report.join('\n\n')}\n\nThis is in ${path.relative(projectRoot, reportFile)}, too.`)
}
