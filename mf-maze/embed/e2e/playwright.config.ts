import { defineConfig } from '@playwright/test'
import { browser, browserTests, fullFiles } from '@kutuhal/testing/browser-tests.ts'

/** The maze on pages of partners: no shell and no site run, only the maze's own files are served. Tests of its own page on the site: mf-maze/e2e/. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/embed',
  globalSetup: './publish-maze.ts',
  ...browserTests,
  // Too long for every test: npm run lab -- partners-browsers, npm run e2e -- mf-maze/embed/e2e/wordpress.
  testIgnore: ['matrix/**', 'wordpress/**', ...fullFiles],
  use: browser,
})
