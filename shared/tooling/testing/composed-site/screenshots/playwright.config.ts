import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '../../browser-tests.ts'
import { TEST_SITE } from '../../site-tests/addresses.ts'
import { createSiteServerConfig } from '../../site-tests/site-server.ts'

/** `npm run lab -- screenshots` takes screenshots of the site of `npm start`, without animations. */
export default defineConfig({
  testDir: '.',
  testMatch: 'take.ts',
  outputDir: '../../../../../test-results/screenshots',
  ...browserTestsConfig,
  use: {
    ...browserOptions,
    baseURL: TEST_SITE.address,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
  },
  webServer: { ...createSiteServerConfig(TEST_SITE), reuseExistingServer: true },
})
