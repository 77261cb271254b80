/**
 * `npm run lab -- bench` compares the site with variants: one bundle, browser rendering and no scripts.
 * Options: `--rounds 3`, `--only nginx` (comparison.ts), `--from <samples.json>` to report on an earlier run.
 * Writes to .cache/bench/. A full run of at least 20 rounds also updates the chart in the docs.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensureNginx } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { listVisitConditions, MIN_ROUNDS } from './comparison.ts'
import { createReport, type BenchSetup } from './report/document.ts'
import type { VisitSample } from './report/samples.ts'
import { formatVisitKindTables, formatTargetTable } from './report/tables.ts'
import { compareWithTargets } from './report/targets.ts'
import { estimateRunMinutes, runRounds } from './rounds.ts'

/** A run of the benchmark, as saved next to its report. */
interface Run {
  readonly setting: BenchSetup
  readonly command: string
  readonly isWhole: boolean
  readonly samples: readonly VisitSample[]
}

const cache = path.join(projectRoot, '.cache', 'bench')
const PICTURE = path.join('pictures', 'benchmark.svg')

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(MIN_ROUNDS) },
      only: { type: 'string', default: '' },
      from: { type: 'string' },
    },
  })
  const run =
    values.from === undefined ? await measure(roundsFrom(values.rounds), values.only) : readRun(values.from)
  console.log(
    `\n${formatVisitKindTables(run.samples, '##')}\n\n${formatTargetTable(compareWithTargets(run.samples))}`,
  )
  await writeReport(run)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function measure(wantedRounds: number, only: string): Promise<Run> {
  const wanted = listVisitConditions(only)
  if (wanted.length === 0) throw new Error(`Nothing is called "${only}". Everything: npm run lab -- bench.`)
  const nginx = ensureNginx()
  if (!nginx) throw new Error('The comparison needs nginx. Install it first.')
  const programs = { browser: ensureBrowser(), nginx }
  const minutes = estimateRunMinutes(wanted, wantedRounds)
  console.log(
    `${wantedRounds} rounds of ${wanted.length} conditions, four ways each: about ${minutes} minutes, and one to build. Leave this computer alone meanwhile; Ctrl-C reports the rounds that are whole.\n`,
  )
  const { samples, rounds, browserVersion } = await runRounds(wanted, wantedRounds, programs)
  const setting = {
    rounds,
    cores: availableParallelism(),
    browser: `Chromium ${browserVersion}`,
    nginx: versionOfNginx(nginx),
  }
  const options = [
    ...(rounds === MIN_ROUNDS ? [] : [`--rounds ${rounds}`]),
    ...(only ? [`--only "${only}"`] : []),
  ]
  const command = ['npm run lab -- bench', ...options].join(' ')
  const run = { setting, command, isWhole: only === '', samples }
  mkdirSync(cache, { recursive: true })
  writeFileSync(path.join(cache, 'samples.json'), JSON.stringify(run))
  return run
}

async function writeReport({ samples, setting, command, isWhole }: Run): Promise<void> {
  const { markdown, svg } = await createReport(samples, setting, command)
  mkdirSync(path.join(cache, 'pictures'), { recursive: true })
  writeFileSync(path.join(cache, 'benchmark.md'), markdown)
  if (svg) writeFileSync(path.join(cache, PICTURE), svg)
  console.log(`\nThe report is in ${path.relative(projectRoot, cache)}/benchmark.md.`)
  if (!isWhole || setting.rounds < MIN_ROUNDS) return
  if (svg) writeFileSync(path.join(projectRoot, 'shared/docs', PICTURE), svg)
  console.log('Copy its medians into shared/docs/reference/benchmark.md.')
}

function readRun(file: string): Run {
  // A cast without validation is enough, because only `measure` writes this file.
  return JSON.parse(readFileSync(file, 'utf8')) as Run
}

function roundsFrom(text: string): number {
  const rounds = Number(text)
  if (Number.isInteger(rounds) && rounds > 0) return rounds
  throw new Error(`--rounds needs a whole number, not "${text}".`)
}

function versionOfNginx(program: string): string {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  return /nginx\/[\d.]+/.exec(stderr)?.[0] ?? 'nginx'
}
