import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { apps, projectRoot, type App } from '@kutuhal/build/apps.ts'
import { findNginx } from '../../release/programs/nginx-and-wrk.ts'
import { browserOptions, browserTestsConfig } from '../browser-tests.ts'
import { DEVELOPMENT_REACT_SITE, NGINX_SITE, TEST_SITE } from './addresses.ts'
import { isFullTestRun } from '../full-tests.ts'
import type { SiteTestOptions } from './site-test.ts'
import { createNginxServerConfig, createSiteServerConfig } from './site-server.ts'

/**
 * The app whose tests run, from the variable SITE_TESTS_OF (../e2e.ts). If it is not set, the tests of all
 * apps run, and those that concern several apps.
 */
const named = process.env['SITE_TESTS_OF']
const testsOf = (app: App): string => path.join(projectRoot, app, 'e2e')
const tested = apps.filter(app => app === (named ?? app) && existsSync(testsOf(app)))
const ofAll =
  named === undefined
    ? [{ name: 'composed site', testDir: path.join(projectRoot, 'shared/tooling/testing/composed-site') }]
    : []

/** What every page passes before it goes live; `npm test` reads all documents, and opens one page. */
const everyPage: Project<SiteTestOptions> = {
  name: 'every page',
  testDir: path.join(projectRoot, 'shared/tooling/release/check/suite'),
  ...(isFullTestRun || named !== undefined
    ? {}
    : { grep: /(documents|panel)\.spec|read \/robot-maze undisturbed/ }),
}

/** Tests that depend on the server. In full runs, they also run on nginx. */
const nginxTests = /(first-view|federation|content-security)\.spec\.ts$/

const isOnNginx = isFullTestRun && ofAll.length > 0 && findNginx() !== undefined
const onNginx: Project<SiteTestOptions>[] = (
  isOnNginx ? [...ofAll, { name: 'shell', testDir: testsOf('shell') }] : []
).map(({ name, testDir }) => ({
  name: `${name} on nginx`,
  testDir,
  testMatch: nginxTests,
  use: { baseURL: NGINX_SITE.address, ignoreHTTPSErrors: true },
}))

/**
 * Browser tests on the real composed site, served by `npm start` and by nginx (../../release/serve/nginx/).
 * Tests of one app are in the app's `e2e/`, those of several apps in ../composed-site.
 */
export default defineConfig<SiteTestOptions>({
  testDir: projectRoot,
  outputDir: '../../../../test-results/site',
  ...browserTestsConfig,
  globalSetup: path.join(projectRoot, 'shared/tooling/release/check/suite/pages-under-test.ts'),
  use: { ...browserOptions, baseURL: TEST_SITE.address },
  projects: [everyPage, ...ofAll, ...tested.map(app => ({ name: app, testDir: testsOf(app) })), ...onNginx],
  webServer: [
    createSiteServerConfig(TEST_SITE),
    // Only full tests need this server.
    ...(isFullTestRun && ofAll.length > 0 ? [createSiteServerConfig(DEVELOPMENT_REACT_SITE)] : []),
    ...(isOnNginx ? [createNginxServerConfig(NGINX_SITE)] : []),
  ],
})
