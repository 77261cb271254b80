import { defineConfig } from '@playwright/test'
import { ignoredFullFiles, ignoredFullTests } from '@kutuhal/testing/browser-tests.ts'

/** Long checks of releases, one after the other. Other tests use the rest of the time. */
const longest = /(faults(\.full)?|compatibility-matrix)\.spec\.ts$/

/** Checks of real releases in a real browser, and the console: `npm test` runs them after the builds. */
export default defineConfig({
  testDir: '..',
  globalSetup: './fixtures/build-site.ts',
  grepInvert: ignoredFullTests,
  outputDir: '../../../../test-results/check',
  // One worker per file, since fixtures are built in order. Most of the time is waiting.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A page is idle for 8 seconds, every finding is confirmed, and the first test waits for two builds.
  timeout: 300_000,
  projects: [
    { name: 'audits', testMatch: longest, testIgnore: ignoredFullFiles },
    {
      name: 'others',
      testMatch: '**/release/{check,console}/**/*.spec.ts',
      testIgnore: [longest, ...ignoredFullFiles],
    },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
})
