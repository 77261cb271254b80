import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '@kutuhal/testing/browser-tests.ts'
import { SITE } from '@kutuhal/testing/site-tests/addresses.ts'
import { startedSite } from '@kutuhal/testing/site-tests/started-site.ts'

/** Every route of the site on slow networks. Takes minutes: `npm run e2e -- shell/e2e/lines`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visits.ts',
  outputDir: '../../../test-results/lines',
  ...browserTests,
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...browser, baseURL: SITE.address, contextOptions: { reducedMotion: 'reduce' } },
  webServer: { ...startedSite(SITE), reuseExistingServer: true },
})
