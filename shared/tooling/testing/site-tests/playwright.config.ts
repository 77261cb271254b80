import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { apps, root, type App } from '@kutuhal/build/apps.ts'
import { findNginx } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { browser, browserTests } from '../browser-tests.ts'
import { DEVELOPMENT_REACT_SITE, NGINX_SITE, SITE } from './addresses.ts'
import { isLong } from '../long-tests.ts'
import type { SiteOptions } from './site-test.ts'
import { startedOnNginx, startedSite } from './started-site.ts'

/** A remote that is made, built, checked, released and taken back takes minutes. */
const longOnly = isLong ? [] : [/new-remote\.spec\.ts$/]

const testsOf = (app: App): string => path.join(root, app, 'e2e')

/** Of all apps, or of the one that SITE_TESTS_OF names (../e2e.ts). */
const tested = apps
  .filter(app => app === (process.env['SITE_TESTS_OF'] ?? app))
  .filter(app => existsSync(testsOf(app)))

type NginxTests = Pick<Project, 'testMatch' | 'testIgnore' | 'grepInvert'>

/**
 * On nginx only what depends on who serves the site, and on how many origins, which are tests of the shell; everything in
 * `npm run test:long`.
 */
function nginxTests(app: App): NginxTests | undefined {
  if (isLong) return { testIgnore: /(hydration|releases|new-remote)\.spec\.ts$/ }
  if (app !== 'shell') return undefined
  return {
    testMatch: /(pages|no-scripts|first-view|below-waits|federation|content-security)\.spec\.ts$/,
    // Page by page they are the same files; that all of them are there the walk over all links finds out.
    grepInvert: /Visitors read all of/,
  }
}

const onNginx =
  findNginx() === undefined
    ? []
    : tested.flatMap(app => {
        const tests = nginxTests(app)
        const use = { baseURL: NGINX_SITE.address, ignoreHTTPSErrors: true, origins: 1 }
        return tests ? [{ name: `${app} on nginx`, testDir: testsOf(app), use, ...tests }] : []
      })

/**
 * Browser tests run against the real thing: the composed site as `npm start` serves it, and once more as nginx does
 * (shared/tooling/release/serve/nginx/). Those of a remote's pages stand in the `e2e/` of the remote, those of the seams in the shell's.
 */
export default defineConfig<SiteOptions>({
  testDir: root,
  outputDir: '../../../../test-results/site',
  ...browserTests,
  use: {
    ...browser,
    baseURL: SITE.address,
  },
  projects: [...tested.map(app => ({ name: app, testDir: testsOf(app), testIgnore: longOnly })), ...onNginx],
  webServer: [
    startedSite(SITE),
    // Only the shell looks at hydration.
    ...(tested.includes('shell') ? [startedSite(DEVELOPMENT_REACT_SITE)] : []),
    ...(onNginx.length > 0 ? [startedOnNginx(NGINX_SITE)] : []),
  ],
})
