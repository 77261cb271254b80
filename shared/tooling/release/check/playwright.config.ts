import { defineConfig } from '@playwright/test'
import { fullFiles, fullTests } from '@kutuhal/testing/browser-tests.ts'

/** Releases that are looked at for long, one after the other. The others fill what they leave. */
const longest = /(faults(\.full)?|compatibility-matrix)\.spec\.ts$/

/** Checks of real releases in a real browser, and the console: `npm test` runs them after the builds. */
export default defineConfig({
  testDir: '..',
  globalSetup: './fixtures/build-site.ts',
  grepInvert: fullTests,
  outputDir: '../../../../test-results/check',
  // One a file, since fixtures are checked in the order of their builds. Most of the time is waiting.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A page is left alone for 8 seconds, every finding is confirmed, and the first test waits for two builds.
  timeout: 300_000,
  projects: [
    { name: 'audits', testMatch: longest, testIgnore: fullFiles },
    {
      name: 'others',
      testMatch: '**/release/{check,console}/**/*.spec.ts',
      testIgnore: [longest, ...fullFiles],
    },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
})
