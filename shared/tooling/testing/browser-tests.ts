import { devices, expect, type BrowserContext, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser, QUIET_CHROMIUM_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { isFullTestRun } from './full-tests.ts'

// Use a full Chromium instead of the headless shell, which is Playwright's default.
const executablePath = findBrowser()

/** Excludes tests that only `npm run test:full` runs (full-tests.ts). */
export const ignoredTagPatterns: RegExp[] = isFullTestRun ? [] : [/@full/]
export const ignoredFilePatterns: RegExp[] = isFullTestRun ? [] : [/\.full\.spec\.ts$/]

export const browserTestsConfig: PlaywrightTestConfig = {
  testIgnore: ignoredFilePatterns,
  grepInvert: ignoredTagPatterns,
  fullyParallel: true,
  // Number of workers: tests often wait, so three keep two cores busy.
  workers: 3,
  // Generous time limits for slow and busy computers: they only stop tests that hang.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Add the JSON reporter only if this variable names a file for its report.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
}

export const browserOptions: NonNullable<PlaywrightTestConfig['use']> = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...QUIET_CHROMIUM_FLAGS],
  },
  screenshot: 'only-on-failure',
}

/**
 * Runs a test, and fails it if its pages log other errors or warnings than the allowed ones.
 * @param allowed matches lines that the test provokes on purpose
 */
export async function expectQuietConsole(
  context: BrowserContext,
  allowed: RegExp,
  run: () => Promise<void>,
): Promise<void> {
  const noise: string[] = []
  const note = (line: string) => {
    if (!allowed.test(line)) noise.push(line)
  }
  context.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  context.on('weberror', error => note(error.error().message))
  await run()
  expect(noise, 'errors and warnings in the console').toEqual([])
}
