import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '../../browser-tests.ts'
import { SITE } from '../../site-tests/addresses.ts'
import { startedSite } from '../../site-tests/started-site.ts'

/** Pictures of the site as `npm start` serves it, without any motion: `npm run lab -- screenshots`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'take.ts',
  outputDir: '../../../../../test-results/screenshots',
  ...browserTests,
  use: {
    ...browser,
    baseURL: SITE.address,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
  },
  webServer: { ...startedSite(SITE), reuseExistingServer: true },
})
