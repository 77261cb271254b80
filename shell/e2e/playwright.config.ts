import { defineConfig } from '@playwright/test'
import { browser, browserTests } from '../../shared/testing/browser-tests.ts'
import { findNginx } from '../../shared/testing/programs.ts'
import { DEVELOPMENT_REACT_SITE, NGINX_SITE, SITE } from './addresses.ts'
import type { SiteOptions } from './site-test.ts'
import { startedOnNginx, startedSite } from './started-site.ts'

const hasNginx = findNginx() !== undefined

/** On nginx only what depends on who serves the site, and on how many origins; everything with NGINX_TESTS=all. */
const nginxTests =
  process.env['NGINX_TESTS'] === 'all'
    ? { testIgnore: /(hydration|releases|new-remote)\.spec\.ts$/ }
    : {
        testMatch: /(pages|no-scripts|first-view|federation|content-security)\.spec\.ts$/,
        // Page by page they are the same files; that all of them are there the walk over all links finds out.
        grepInvert: /Visitors read all of/,
      }

const onNginx = { baseURL: NGINX_SITE.address, ignoreHTTPSErrors: true, origins: 1 }

/**
 * Browser tests run against the real thing: the composed site as `npm start` serves it, and once more as nginx does
 * (shared/release/nginx/).
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  ...browserTests,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: {
    ...browser,
    baseURL: SITE.address,
  },
  projects: [{ name: 'site' }, ...(hasNginx ? [{ name: 'nginx', use: onNginx, ...nginxTests }] : [])],
  webServer: [
    startedSite(SITE),
    startedSite(DEVELOPMENT_REACT_SITE),
    ...(hasNginx ? [startedOnNginx(NGINX_SITE)] : []),
  ],
})
