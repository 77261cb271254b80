import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig, ignoredFullFiles } from '@kutuhal/testing/browser-tests.ts'

/** The maze on partners' pages: only its own files are served, no shell or site. Site tests: mf-maze/e2e/. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/embed',
  globalSetup: './support/publish-maze.ts',
  ...browserTestsConfig,
  // Too slow to run always: npm run lab -- partners-browsers, npm run e2e -- mf-maze/embed/e2e/wordpress.
  testIgnore: ['matrix/**', 'wordpress/**', ...ignoredFullFiles],
  use: browserOptions,
})
