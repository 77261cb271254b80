import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '@kutuhal/testing/browser-tests.ts'
import type { SiteOptions } from '@kutuhal/testing/site-tests/site-test.ts'

/** `npm run e2e -- shared/lab/object-store/two-edges`: with its own cluster, where one edge is older. */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/two-edges',
  ...browserTests,
  workers: 1,
  // Ceph, the whole site, and two releases.
  timeout: 300_000,
  use: { ...browser, ignoreHTTPSErrors: true, origins: 1 },
})
