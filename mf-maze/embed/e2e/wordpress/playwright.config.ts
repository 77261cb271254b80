import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/** A running WordPress: too large for `npm test`, which compares PHP's output instead. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/wordpress',
  globalSetup: ['../support/publish-maze.ts', './install-wordpress.ts'],
  ...browserTestsConfig,
  workers: 1,
  use: browserOptions,
})
