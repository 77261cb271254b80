/** `npm test`: every check there is, in the order in which it is quickest to learn what is wrong. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/apps.ts'
import { buildReleases } from '../release/build-releases.ts'
import { ensureBrowser } from './browser.ts'
import { ensureNginx, ensureWrk } from './programs.ts'

const reports = path.join(root, '.cache', 'reports')
const jestReport = path.join(reports, 'jest.json')
const browserReport = path.join(reports, 'playwright.json')

try {
  mkdirSync(reports, { recursive: true })
  step('Types', 'tsc', ['--noEmit', '-p', 'tsconfig.base.json'])
  step('Lint', 'eslint', ['--config', 'shared/build/eslint.config.mjs', '--max-warnings', '0', '.'])
  step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  ensureNginx()
  ensureWrk()
  step('Unit tests', 'jest', [
    '--config',
    'shared/testing/jest.config.mjs',
    '--json',
    '--outputFile',
    jestReport,
  ])
  announce('Builds')
  const store = { folder: path.join(root, '.store'), pointer: 'live' }
  await buildReleases(store, console.log)
  await buildReleases(store, console.log, { flavour: 'development-react' })
  const browser = ensureBrowser()
  step('Browser tests', 'playwright', ['test', '--config', 'shell/e2e/playwright.config.ts'], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  })
  console.log(`\n${passedInJest() + passedInBrowser()} passed, 0 failed`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function step(name: string, command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): void {
  announce(name)
  // Each tool sets what it needs: jest "test", the site under test "production".
  const env = { ...process.env }
  delete env['NODE_ENV']
  const { status } = spawnSync(path.join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...more },
  })
  if (status !== 0) throw new Error(`${name}: failed (see above).`)
}

function announce(name: string): void {
  console.log(`\n— ${name}`)
}

function passedInJest(): number {
  const report = JSON.parse(readFileSync(jestReport, 'utf8')) as { readonly numPassedTests: number }
  return report.numPassedTests
}

function passedInBrowser(): number {
  const report = JSON.parse(readFileSync(browserReport, 'utf8')) as {
    readonly stats: { readonly expected: number }
  }
  return report.stats.expected
}
