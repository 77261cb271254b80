import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '@kutuhal/testing/browser-tests.ts'

/** A running WordPress: too large for `npm test`, which compares PHP's output instead. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/wordpress',
  globalSetup: ['../support/publish-maze.ts', './install-wordpress.ts'],
  ...browserTests,
  workers: 1,
  use: browser,
})
