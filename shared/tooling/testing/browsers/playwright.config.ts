import { defineConfig } from '@playwright/test'
import { BROWSER_ENGINES_SITE } from '../site-tests/addresses.ts'
import { createSiteServerConfig } from '../site-tests/site-server.ts'
import { browserTestsConfig } from '../browser-tests.ts'
import { browserEngines } from './engines.ts'
import type { EngineTestOptions } from './facts-test.ts'

/**
 * Names of the browsers to test in, from the variable ENGINES; separated by commas. If it is not set, the
 * tests run in the browsers of `npm run test:full`.
 */
const asked = process.env['ENGINES']?.split(',')

/**
 * Runs the same tests in every browser of this computer. Playwright runs the tests, but engines.ts drives the
 * browsers, which Playwright cannot do.
 */
export default defineConfig<object, EngineTestOptions>({
  testDir: 'facts',
  outputDir: '../../../../test-results/browsers',
  ...browserTestsConfig,
  // The tests of a file share one window, so they run one after the other.
  fullyParallel: false,
  workers: 3,
  projects: browserEngines
    .filter(({ name, isInFullTests }) => asked?.includes(name) ?? isInFullTests)
    .filter(engine => engine.find() !== undefined)
    .map(({ name, tier }) => ({ name, testMatch: `${tier}/*.spec.ts`, use: { engine: name } })),
  webServer: createSiteServerConfig(BROWSER_ENGINES_SITE),
})
