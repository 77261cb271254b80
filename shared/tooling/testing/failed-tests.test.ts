import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { failedInBrowser, failedInJest } from './failed-tests.ts'

const cache = path.join(root, '.cache')
let folder: string

beforeAll(() => {
  mkdirSync(cache, { recursive: true })
  // Inside, where the packages are found.
  folder = mkdtempSync(path.join(cache, 'failing-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function run(command: string, args: readonly string[]): string {
  const report = path.join(folder, `${command}.json`)
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // Playwright finds no tests where jest runs.
  delete env['JEST_WORKER_ID']
  const { status } = spawnSync(path.join(root, 'node_modules', '.bin', command), args, { cwd: folder, env })
  expect(status).toBe(1)
  return report
}

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text)
}

test('What fails in Playwright is told with the test and the reason', () => {
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
  const [told, ...others] = failedInBrowser(run('playwright', ['test']))
  expect(others).toEqual([])
  expect(told).toMatch(/^✘ shell › sums\.spec\.mjs › two › is three\n {4}Error: two apples\n/)
  expect(told).toContain('Expected: 3\n    Received: 2')
})

test('What fails in jest is told with the test and the reason, and a file that does not run', () => {
  write('jest.config.json', '{ "testRegex": "test.cjs$", "transform": {} }')
  write('sums.test.cjs', `test('Two is three', () => expect(2).toBe(3))`)
  write('torn.test.cjs', `throw new Error('torn')`)
  const report = path.join(folder, 'jest.json')
  const told = failedInJest(run('jest', ['--config', 'jest.config.json', '--json', '--outputFile', report]))
  expect(told).toHaveLength(2)
  expect(told.join('\n')).toMatch(/✘ \S+sums\.test\.cjs › Two is three\n(.*\n)* {4}Received: 2/)
  expect(told.join('\n')).toMatch(/✘ \S+torn\.test\.cjs\n(.*\n)*.*torn/)
})

test('Where there is no report, nothing is told', () => {
  expect([...failedInJest('none.json'), ...failedInBrowser('none.json')]).toEqual([])
})
