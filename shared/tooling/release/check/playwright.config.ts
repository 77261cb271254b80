import { defineConfig } from '@playwright/test'

/** Checks of real releases in a real browser, and the console that starts them: `npm test` runs them after the builds. */
export default defineConfig({
  testDir: '..',
  testMatch: '**/release/{check,console}/**/*.spec.ts',
  globalSetup: './mutations/build-site.ts',
  outputDir: '../../../../test-results/check',
  // One a file: its mutations are checked in the order in which they are built. Much of it is watching a page that rests.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A page is left alone for 8 seconds, and everything found is looked for twice.
  timeout: 180_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
})
