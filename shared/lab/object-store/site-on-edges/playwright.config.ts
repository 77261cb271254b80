/**
 * `npm run e2e -- shared/lab/object-store/site-on-edges` tests the site on edges, with a balancer and a real
 * object store: by default with the tests that depend on the server, with FULL_TESTS=1 with all tests. Part
 * of `npm run lab -- object-store`.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { apps, projectRoot } from '@kutuhal/build/apps.ts'
import { browserOptions, browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import type { SiteTestOptions } from '@kutuhal/testing/site-tests/site-test.ts'

const PORT = process.env['EDGES_PORT'] ?? '4350'
const address = `https://localhost:${PORT}`
const cluster = 'shared/lab/cluster/demo-cluster.ts --osds 1 --edges 2'

const use = { baseURL: address, ignoreHTTPSErrors: true }
// Without the tests that start a site of their own instead of using the edges.
const tests = isFullTestRun
  ? { testIgnore: /(hydration|releases|new-remote|faults)\.spec\.ts$/ }
  : { testMatch: /(first-view|federation|content-security)\.spec\.ts$/ }

export default defineConfig<SiteTestOptions>({
  testDir: projectRoot,
  outputDir: '../../../../test-results/edges',
  ...browserTestsConfig,
  use: { ...browserOptions, ...use },
  projects: (isFullTestRun ? apps : ['shell']).map(app => ({
    name: `${app} on edges`,
    testDir: path.join(projectRoot, app, 'e2e'),
    ...tests,
  })),
  webServer: {
    command: `node --import tsx ${cluster}`,
    cwd: projectRoot,
    url: address,
    ignoreHTTPSErrors: true,
    // The empty key keeps tests from calling a real model.
    env: { NODE_ENV: 'production', PORT, GEMINI_API_KEY: '' },
    timeout: 300_000,
    reuseExistingServer: process.env['SITE_REUSE'] !== undefined,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
