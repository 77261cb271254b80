import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/**
 * Tests the plugin in a running WordPress. This is too slow for `npm test`, which only checks PHP's output.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/wordpress',
  globalSetup: ['../support/publish-maze.ts', './install-wordpress.ts'],
  ...browserTestsConfig,
  workers: 1,
  use: browserOptions,
})
