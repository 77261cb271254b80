import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/**
 * Tests the WordPress plugin in a running WordPress. This is too slow for `npm test`, which only runs the
 * plugin's PHP and checks the HTML that it writes.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/wordpress',
  globalSetup: ['../support/publish-maze.ts', './install-wordpress.ts'],
  ...browserTestsConfig,
  workers: 1,
  use: browserOptions,
})
