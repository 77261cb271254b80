/**
 * `npm test`: every check there is, in the order in which it is quickest to learn what is wrong. With `--long` those that take longer, too
 * (long-tests.ts).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { buildReleases } from '@kutuhal/release/working-tree/build-releases.ts'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { storeAt } from '@kutuhal/release/store/store-location.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensureNginx, ensureNginxScripts, ensureWrk } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { engines } from './browsers/engines.ts'
import { failedInBrowser, failedInJest } from './failed-tests.ts'

const reports = path.join(root, '.cache', 'reports')
const jestReport = path.join(reports, 'jest.json')
/** Tests of releases make stores by the hundred, and a test that is cut off removes nothing. */
const scratch = mkdtempSync(path.join(tmpdir(), 'check-'))
const siteTests = ['Browser tests', 'shared/tooling/testing/site-tests'] as const
/** Much of a release's check is watching a page that rests: there is room beside it. */
const browserTestsSideBySide = [
  ['Checks of releases', 'shared/tooling/release/check'],
  ['Browser tests of the maze on other pages', 'mf-maze/embed/e2e'],
  ['Facts in several browsers', 'shared/tooling/testing/browsers'],
] as const
const allBrowserTests = [siteTests, ...browserTestsSideBySide]

try {
  // Of an earlier run.
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  // None of these uses more than one core.
  await inTurn([lint, checkTypes, checkFormat, build], 2, check => check())
  ensureNginx()
  ensureNginxScripts()
  ensureWrk()
  await step('Unit tests', 'jest', [
    '--config',
    'shared/tooling/testing/jest.config.mjs',
    '--json',
    '--outputFile',
    jestReport,
  ])
  const browser = ensureBrowser()
  for (const engine of engines.filter(({ isInEveryTest }) => isInEveryTest)) engine.install()
  const runInBrowser = ([name, folder]: readonly [name: string, folder: string]) =>
    step(name, 'playwright', ['test', '--config', `${folder}/playwright.config.ts`], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport(folder),
    })
  await runInBrowser(siteTests)
  await inTurn(browserTestsSideBySide, 2, runInBrowser)
  console.log(`\n${passedInJest() + passedInBrowser()} passed, 0 failed`)
} catch (error) {
  const failed = [
    ...failedInJest(jestReport),
    ...allBrowserTests.flatMap(([, folder]) => failedInBrowser(browserReport(folder))),
  ]
  console.error(['', ...failed, error instanceof Error ? error.message : String(error)].join('\n\n'))
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
}

function checkTypes(): Promise<void> {
  return step('Types', 'tsc', ['--noEmit', '-p', 'tsconfig.base.json'])
}

function lint(): Promise<void> {
  return step('Lint', 'eslint', [
    '--config',
    'shared/tooling/build/eslint.config.mjs',
    '--max-warnings',
    '0',
    '.',
  ])
}

function checkFormat(): Promise<void> {
  return step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
}

async function build(): Promise<void> {
  const store = storeAt()
  await buildReleases(store, announce)
  await buildReleases(store, announce, { flavour: 'development-react' })
}

async function step(
  name: string,
  command: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<void> {
  announce(name)
  // Each tool sets what it needs: jest "test", the site under test "production".
  const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: scratch, TEMP: scratch }
  delete env['NODE_ENV']
  if (process.argv.includes('--long')) env['LONG_TESTS'] = '1'
  const child = spawn(path.join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...more },
  })
  const status = await new Promise(resolve => child.once('exit', resolve))
  if (status !== 0) throw new Error(`${name}: failed.`)
}

function announce(name: string): void {
  console.log(`\n— ${name}`)
}

function passedInJest(): number {
  const report = JSON.parse(readFileSync(jestReport, 'utf8')) as { readonly numPassedTests: number }
  return report.numPassedTests
}

function passedInBrowser(): number {
  return allBrowserTests.reduce((sum, [, folder]) => {
    const report = JSON.parse(readFileSync(browserReport(folder), 'utf8')) as {
      readonly stats: { readonly expected: number }
    }
    return sum + report.stats.expected
  }, 0)
}

function browserReport(folder: string): string {
  return path.join(reports, `${folder.replaceAll('/', '-')}.json`)
}
