import { defineConfig } from '@playwright/test'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import type { SiteTestOptions } from '@kutuhal/testing/site-tests/site-test.ts'

/**
 * `npm run e2e -- shared/lab/object-store/two-edges` starts a cluster of its own, in which one edge serves an
 * older deployment than the other.
 */
export default defineConfig<SiteTestOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/two-edges',
  ...browserTestsConfig,
  workers: 1,
  // Allow 5 minutes: the test starts Ceph and the whole site, and makes two releases.
  timeout: 300_000,
  use: { ...browserOptions, ignoreHTTPSErrors: true },
})
