import { defineConfig } from '@playwright/test'
import { ignoredFilePatterns, ignoredTagPatterns } from '@kutuhal/testing/browser-tests.ts'

/** Matches the files with the longest tests, which form a project of their own. */
const longest = /(faults(\.full)?|compatibility-matrix)\.spec\.ts$/

/** Playwright configuration for tests of checks in a real browser. */
export default defineConfig({
  testDir: '..',
  globalSetup: './fixtures/build-site.ts',
  grepInvert: ignoredTagPatterns,
  outputDir: '../../../../test-results/check',
  // Each test file has one worker, since fixtures are built in order.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // The timeout covers two builds, and audits that wait 8 seconds on every page, on a busy computer.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'audits', testMatch: longest, testIgnore: ignoredFilePatterns },
    {
      name: 'others',
      testMatch: '**/release/check/**/*.spec.ts',
      testIgnore: [longest, ...ignoredFilePatterns],
    },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
})
