/**
 * `npm test` runs types, lint, format, unit tests, builds and browser tests; `-w mf-maze` runs those of one
 * app. `npm run test:full` adds slow tests that rarely fail (full-tests.ts). Every step runs, even after a
 * failure; failures and durations are listed at the end.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireApp, projectRoot, type App } from '@kutuhal/build/apps.ts'
import { mapConcurrently } from '@kutuhal/release/store/files/map-concurrently.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensureProgram } from '@kutuhal/release/programs/debian-program.ts'
import { findFirefox } from '../release/programs/firefox.ts'
import { ensureNginx, ensureNginxScriptModule, ensureWrk } from '../release/programs/nginx-and-wrk.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { buildReleases } from '@kutuhal/release/working-tree/build-releases.ts'
import {
  formatTestFailures,
  formatSlowestTests,
  readBrowserTestReport,
  readJestReport,
  type TestResult,
} from './test-report.ts'

/** Number of slow tests that are listed at the end of a run. */
const SLOWEST = 20
/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
/** Room that the temporary files of a run need; bytes. */
const SCRATCH_BYTES = 2e9
/** Folder of the browser tests of the composed site. */
const SITE_TESTS = 'shared/tooling/testing/site-tests'
const reports = path.join(projectRoot, '.cache', 'reports')
const bin = path.join(projectRoot, 'node_modules', '.bin')

interface Step {
  readonly name: string
  /** Runs the step. @throws Error if the step fails, after it has printed the reason */
  readonly run: () => Promise<void>
  readonly results?: () => readonly TestResult[]
}

const args = process.argv.slice(2)
const isFull = args.includes('--full')
const [named] = args.filter(arg => arg !== '--full')
const app = named === undefined ? undefined : requireApp(named)
// Release tests make hundreds of stores in this folder, which is removed at the end even if a test aborts.
// Use memory if there is room, since the tests flush every file, which is slow on a busy disk.
const scratch = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'check-'))

try {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  process.exitCode = (await runLanes(app === undefined ? wholeSite() : oneApp(app))) ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
}

/** Returns lanes that run in parallel; the steps of a lane run one after the other. */
function wholeSite(): readonly (readonly Step[])[] {
  ensurePrograms()
  const releases = browserTests('Checks of releases', 'shared/tooling/release/check')
  const embed = browserTests('Maze on pages of partners', 'mf-maze/embed/e2e')
  // Two lanes keep two cores busy. With more, tests that wait for a page failed by chance; so do slow tests
  // beside a second lane.
  const site = [build(), browserTests('Site', SITE_TESTS), releases]
  const code = [types(), format(), lint(), unitTests(), embed]
  return isFull ? [[...site, ...code, outdated()]] : [site, code]
}

function oneApp(app: App): readonly (readonly Step[])[] {
  return [
    [browserTests('Site', SITE_TESTS, { SITE_TESTS_OF: app })],
    [types(), lint(app), format(app), unitTests(app)],
  ]
}

async function runLanes(lanes: readonly (readonly Step[])[]): Promise<boolean> {
  const started = performance.now()
  const lines: string[] = []
  const results: TestResult[] = []
  const failed: string[] = []

  async function run(step: Step): Promise<void> {
    console.log(`\n— ${step.name}`)
    const start = performance.now()
    const problem = await step.run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (problem !== undefined) failed.push(`${step.name}: ${problem}`)
    results.push(...(step.results?.() ?? []))
    lines.push(`${secondsSince(start)}  ${step.name}${problem === undefined ? '' : ': failed'}`)
  }
  await mapConcurrently(lanes, lanes.length, async steps => {
    for (const step of steps) await run(step)
  })
  const count = (status: TestResult['status']) => results.filter(result => result.status === status).length
  console.log(`\nSlowest tests\n${formatSlowestTests(results, SLOWEST)}`)
  console.log(`\nSteps\n${[...lines, `${secondsSince(started)}  together`].join('\n')}`)
  if (failed.length > 0) console.error(['', formatTestFailures(results), ...failed].join('\n\n'))
  console.log(`\n${count('passed')} passed, ${Math.max(count('failed'), failed.length)} failed`)
  return failed.length === 0
}

function hasRoom(folder: string): boolean {
  const { bavail = 0, bsize = 0 } = existsSync(folder) ? statfsSync(folder) : {}
  return bavail * bsize > SCRATCH_BYTES
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(0).padStart(6)} s`
}

function types(): Step {
  return { name: 'Types', run: () => runScript('types') }
}

function lint(folder = '.'): Step {
  return { name: 'Lint', run: () => runScript('lint', folder) }
}

function format(folder = '.'): Step {
  return {
    name: 'Format',
    run: () => runProgram(path.join(bin, 'oxfmt'), ['--check', folder]),
  }
}

/** Installs the programs for tests of the whole site. */
function ensurePrograms(): void {
  ensureBrowser()
  if (isFull && !findFirefox()) ensureProgram({ name: 'firefox-esr', debianPackage: 'firefox-esr' })
  ensureNginx()
  ensureNginxScriptModule()
  ensureWrk()
}

function build(): Step {
  return {
    name: 'Build',
    run: async () => {
      const store = resolveLocalStore()
      await buildReleases(store, console.log)
      if (isFull) await buildReleases(store, console.log, { flavour: 'development-react' })
    },
  }
}

function unitTests(app?: App): Step {
  const report = path.join(reports, 'jest.json')
  const folders = app === undefined ? [] : [path.join(projectRoot, app)]
  return {
    name: 'Unit tests',
    run: () => runScript('unit', '--json', '--outputFile', report, ...folders),
    results: () => readJestReport(report),
  }
}

/** @param suite folder with a Playwright configuration, relative to the project's root */
function browserTests(name: string, suite: string, env: NodeJS.ProcessEnv = {}): Step {
  const report = path.join(reports, `${suite.replaceAll('/', '-')}.json`)
  return {
    name,
    run: () =>
      runProgram(path.join(bin, 'playwright'), ['test', '--config', `${suite}/playwright.config.ts`], {
        CHROME_PATH: ensureBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      }),
    results: () => readBrowserTestReport(report),
  }
}

/** Returns a step that lists outdated packages. It never fails, although `npm outdated` may exit with 1. */
function outdated(): Step {
  return {
    name: 'Outdated packages',
    run: () =>
      runProgram('npm', ['outdated', '--workspaces', '--include-workspace-root']).catch(() => undefined),
  }
}

function runScript(script: string, ...args: readonly string[]): Promise<void> {
  return runProgram('npm', ['run', '--silent', script, '--', ...args])
}

/** Runs a command. @throws Error if its exit code is not 0 */
async function runProgram(
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    TMPDIR: scratch,
    TEMP: scratch,
    // Compose without a sandbox: these tests build all releases themselves, so the code is trusted.
    WITHOUT_SANDBOX: 'what runs is of these tests',
    ...more,
  }
  // Do not pass NODE_ENV on, since each program sets its own: Jest sets "test", a site "production".
  delete env['NODE_ENV']
  // npm sets this variable for `-w mf-maze`. Remove it, since it would also apply to scripts of the root.
  delete env['npm_config_workspace']
  if (isFull) env['FULL_TESTS'] = '1'
  const child = spawn(program, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  })
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error('see above.')
}
