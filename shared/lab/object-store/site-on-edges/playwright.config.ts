/**
 * `npm run e2e -- shared/lab/object-store/site-on-edges`: browser tests of the site as edges show it, from a real object store, behind a
 * balancer. Every test that depends on who serves the site, as on nginx; those of all apps with FULL_TESTS=1. Part of `npm run lab -- object-store`.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { apps, root } from '@kutuhal/build/apps.ts'
import { browser, browserTests } from '@kutuhal/testing/browser-tests.ts'
import { isFull } from '@kutuhal/testing/full-tests.ts'
import type { SiteOptions } from '@kutuhal/testing/site-tests/site-test.ts'

const PORT = process.env['EDGES_PORT'] ?? '4350'
const address = `https://localhost:${PORT}`
const cluster = 'shared/lab/cluster/demo-cluster.ts --osds 1 --edges 2'

const use = { baseURL: address, ignoreHTTPSErrors: true, origins: 1 }
// Some start a site of their own.
const tests = isFull
  ? { testIgnore: /(hydration|releases|new-remote|faults)\.spec\.ts$/ }
  : {
      testMatch:
        /(pages|bad-addresses|no-scripts|first-view|below-waits|federation|content-security)\.spec\.ts$/,
      grepInvert: /Visitors read all of/,
    }

export default defineConfig<SiteOptions>({
  testDir: root,
  outputDir: '../../../../test-results/edges',
  ...browserTests,
  use: { ...browser, ...use },
  projects: (isFull ? apps : ['shell']).map(app => ({
    name: `${app} on edges`,
    testDir: path.join(root, app, 'e2e'),
    ...tests,
  })),
  webServer: {
    command: `node --import tsx ${cluster}`,
    cwd: root,
    url: address,
    ignoreHTTPSErrors: true,
    // Tests ask no model, whatever key a developer has.
    env: { NODE_ENV: 'production', PORT, GEMINI_API_KEY: '' },
    timeout: 300_000,
    reuseExistingServer: process.env['SITE_REUSE'] !== undefined,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
