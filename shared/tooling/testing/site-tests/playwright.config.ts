import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { apps, root, type App } from '@kutuhal/build/apps.ts'
import { findNginx } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { browser, browserTests } from '../browser-tests.ts'
import { DEVELOPMENT_REACT_SITE, NGINX_SITE, SITE } from './addresses.ts'
import { isFull } from '../full-tests.ts'
import type { SiteOptions } from './site-test.ts'
import { startedOnNginx, startedSite } from './started-site.ts'

const testsOf = (app: App): string => path.join(root, app, 'e2e')

/** Of all apps, or of the one that SITE_TESTS_OF names (../e2e.ts). */
const tested = apps
  .filter(app => app === (process.env['SITE_TESTS_OF'] ?? app))
  .filter(app => existsSync(testsOf(app)))

/** What depends on who serves the site, and on how many origins; that both servers answer alike has a table of its own. */
const nginxTests = isFull
  ? /(pages|no-scripts|first-view|below-waits|federation|content-security|integrity|navigation|starting)\.spec\.ts$/
  : /federation\.spec\.ts$/

const onNginx: Project[] =
  tested.includes('shell') && findNginx() !== undefined
    ? [
        {
          name: 'shell on nginx',
          testDir: testsOf('shell'),
          testMatch: nginxTests,
          use: { baseURL: NGINX_SITE.address, ignoreHTTPSErrors: true, origins: 1 },
        },
      ]
    : []

/**
 * Browser tests run against the real thing: the composed site as `npm start` serves it, and once more as nginx does
 * (shared/tooling/release/serve/nginx/). Those of a remote's pages stand in the `e2e/` of the remote, those of the seams in the shell's.
 */
export default defineConfig<SiteOptions>({
  testDir: root,
  outputDir: '../../../../test-results/site',
  ...browserTests,
  use: { ...browser, baseURL: SITE.address },
  projects: [...tested.map(app => ({ name: app, testDir: testsOf(app) })), ...onNginx],
  webServer: [
    startedSite(SITE),
    // Only the shell's full tests look at hydration.
    ...(isFull && tested.includes('shell') ? [startedSite(DEVELOPMENT_REACT_SITE)] : []),
    ...(onNginx.length > 0 ? [startedOnNginx(NGINX_SITE)] : []),
  ],
})
