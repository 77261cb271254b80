import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/** Tests with a running WordPress, too large for `npm test`, which only compares PHP's output. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/wordpress',
  globalSetup: ['../support/publish-maze.ts', './install-wordpress.ts'],
  ...browserTestsConfig,
  workers: 1,
  use: browserOptions,
})
