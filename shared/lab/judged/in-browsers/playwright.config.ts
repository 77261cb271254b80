import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'

/** Part of `npm run lab -- judged-canaries`: the real site, and visitors in real browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../../test-results/judged',
  ...browserTestsConfig,
  workers: 1,
  // Allow 20 minutes: the test starts the whole site and Prometheus, and makes about a hundred visits.
  timeout: 1_200_000,
  // Take no screenshots: dozens of pages are open at once, so a picture of one page would not help.
  use: { ...browserOptions, screenshot: 'off' },
})
