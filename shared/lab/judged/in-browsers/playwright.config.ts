import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '@kutuhal/testing/browser-tests.ts'

/** Part of `npm run lab -- judged-canaries`: the real site, and visitors in real browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/judged',
  ...browserTests,
  workers: 1,
  // The whole site, a Prometheus, and about a hundred visits.
  timeout: 1_200_000,
  // Dozens of visitors are open, so a screenshot of one would not help.
  use: { ...browser, screenshot: 'off' },
})
