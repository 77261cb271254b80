import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '../../shared/testing/browser-tests.ts'

/** The maze on pages of partners: no shell and no site run, only the maze's own files are served. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/embed',
  globalSetup: './publish-maze.ts',
  ...browserTests,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  use: browser,
})
