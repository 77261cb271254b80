import { defineConfig } from '@playwright/test'
import { ignoredFilePatterns, ignoredTagPatterns } from '@kutuhal/testing/browser-tests.ts'

const longest = /(faults(\.full)?|compatibility-matrix)\.spec\.ts$/

export default defineConfig({
  testDir: '..',
  globalSetup: './fixtures/build-site.ts',
  grepInvert: ignoredTagPatterns,
  outputDir: '../../../../test-results/check',
  // Each test file has one worker, since fixtures are built in order.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // The timeout covers two builds and a check, on a busy computer.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'longest', testMatch: longest, testIgnore: ignoredFilePatterns },
    {
      name: 'others',
      testMatch: '**/release/check/**/*.spec.ts',
      // The suite itself runs on sites.
      testIgnore: [longest, /check\/suite\//, ...ignoredFilePatterns],
    },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
})
