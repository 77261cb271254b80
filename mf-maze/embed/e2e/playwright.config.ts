import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/**
 * Tests the maze on partners' pages with only the maze's own files. Tests with the shell and the whole site
 * are in mf-maze/e2e/.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/embed',
  globalSetup: './support/publish-maze.ts',
  ...browserTestsConfig,
  use: browserOptions,
})
