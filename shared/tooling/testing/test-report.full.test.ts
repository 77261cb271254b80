import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import {
  formatTestFailures,
  formatSlowestTests,
  readBrowserTestReport,
  readJestReport,
} from './test-report.ts'

const cache = path.join(projectRoot, '.cache')
let folder: string

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  // Create the folder inside the project, since the tests in it import the project's packages.
  folder = mkdtempSync(path.join(cache, 'failing-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function run(command: string, args: readonly string[]): string {
  const report = path.join(folder, `${command}.json`)
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // Remove this variable of Jest's, since Playwright refuses to run if it is set.
  delete env['JEST_WORKER_ID']
  const { status } = spawnSync(path.join(projectRoot, 'node_modules', '.bin', command), args, {
    cwd: folder,
    env,
  })
  expect(status).toBe(1)
  return report
}

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text)
}

test('A failure in Playwright names the test and the reason', () => {
  write(
    'playwright.config.mjs',
    `export default { testDir: '.', projects: [{ name: 'shell' }], reporter: 'json' }`,
  )
  write(
    'sums.spec.mjs',
    `import { expect, test } from '@playwright/test'
    test('One is one', () => expect(1).toBe(1))
    test.describe('two', () => { test('is three', () => expect(2, 'two apples').toBe(3)) })`,
  )
  const results = readBrowserTestReport(run('playwright', ['test']))
  expect(results.map(({ status }) => status)).toEqual(['passed', 'failed'])
  const failures = formatTestFailures(results)
  expect(failures).toMatch(/^✘ shell › sums\.spec\.mjs › two › is three\n {4}Error: two apples\n/)
  expect(failures).toContain('Expected: 3\n    Received: 2')
})

test('A failure in jest names the test and the reason, and a file that does not run', () => {
  write('jest.config.json', '{ "testRegex": "test.cjs$", "transform": {} }')
  write('sums.test.cjs', `test('Two is three', () => expect(2).toBe(3))`)
  write('torn.test.cjs', `throw new Error('torn')`)
  const report = path.join(folder, 'jest.json')
  const results = readJestReport(
    run('jest', ['--config', 'jest.config.json', '--json', '--outputFile', report]),
  )
  expect(results).toHaveLength(2)
  const failures = formatTestFailures(results)
  expect(failures).toMatch(/✘ \S+sums\.test\.cjs › Two is three\n(.*\n)* {4}Received: 2/)
  expect(failures).toMatch(/✘ \S+torn\.test\.cjs\n(.*\n)*.*torn/)
})

test('A run without a report has no results', () => {
  expect([...readJestReport('none.json'), ...readBrowserTestReport('none.json')]).toEqual([])
})

test('The slowest tests come first', () => {
  const results = [0.24, 61, 7].map(seconds => ({
    name: `takes ${seconds} s`,
    status: 'passed' as const,
    seconds,
    messages: [],
  }))
  expect(formatSlowestTests(results, 2)).toBe('  61.0 s  takes 61 s\n   7.0 s  takes 7 s')
})
