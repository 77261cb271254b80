import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import type { SiteTestOptions } from '@kutuhal/testing/site-tests/site-test.ts'

/** One edge serves an older deployment than the other. */
export default defineConfig<SiteTestOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/two-edges',
  ...browserTestsConfig,
  workers: 1,
  // The test starts Ceph and the whole site, and makes two releases.
  timeout: 300_000,
  use: { ...browserOptions, ignoreHTTPSErrors: true },
})
