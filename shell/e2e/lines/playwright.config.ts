import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import { TEST_SITE } from '@kutuhal/testing/site-tests/addresses.ts'
import { createSiteServerConfig } from '@kutuhal/testing/site-tests/site-server.ts'

/** Opens every route of the site on slow networks. This takes minutes: `npm run e2e -- shell/e2e/lines`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'visits.ts',
  outputDir: '../../../test-results/lines',
  ...browserTestsConfig,
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...browserOptions, baseURL: TEST_SITE.address, contextOptions: { reducedMotion: 'reduce' } },
  webServer: { ...createSiteServerConfig(TEST_SITE), reuseExistingServer: true },
})
