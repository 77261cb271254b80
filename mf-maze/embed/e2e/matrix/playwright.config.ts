import { defineConfig } from '@playwright/test'
import { browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import { browserEngines } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineTestOptions } from '@kutuhal/testing/browsers/facts-test.ts'

/** The names of the engines to test, comma-separated; by default all engines on this computer. */
const asked = process.env['ENGINES']?.split(',')

/** Tests all kinds of pages in all engines. This is too slow for `npm test`, which uses only Chromium. */
export default defineConfig<object, EngineTestOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/matrix',
  globalSetup: '../support/publish-maze.ts',
  ...browserTestsConfig,
  // The tests of an engine share one window, so they run one after another.
  fullyParallel: false,
  workers: 2,
  projects: browserEngines
    .filter(({ name }) => asked?.includes(name) ?? true)
    .filter(engine => engine.find() !== undefined)
    .map(({ name }) => ({ name, use: { engine: name } })),
})
