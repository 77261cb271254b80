import { defineConfig } from '@playwright/test'
import { ENGINES_SITE } from '../site-tests/addresses.ts'
import { startedSite } from '../site-tests/started-site.ts'
import { browserTests } from '../browser-tests.ts'
import { engines } from './engines.ts'
import type { EngineOptions } from './facts-test.ts'

/** Names of the engines that are asked for, with commas between; without it those of `npm test`. */
const asked = process.env['ENGINES']?.split(',')

/**
 * The same facts in every engine there is on this computer. Playwright starts the site, runs and reports; the browsers are driven by
 * others (engines.ts), since its own drivers speak to its own builds of Firefox and WebKit only.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'facts',
  outputDir: '../../../../test-results/browsers',
  ...browserTests,
  // The facts of a file stand in one window, one after the other.
  fullyParallel: false,
  workers: 3,
  projects: engines
    .filter(({ name, isInEveryTest }) => asked?.includes(name) ?? isInEveryTest)
    .filter(engine => engine.find() !== undefined)
    .map(({ name, tier }) => ({ name, testMatch: `${tier}/*.spec.ts`, use: { engine: name } })),
  webServer: startedSite(ENGINES_SITE),
})
