import { defineConfig } from '@playwright/test'
import { browserTestsConfig } from '@kutuhal/testing/browser-tests.ts'
import { browserEngines } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineOptions } from '@kutuhal/testing/browsers/facts-test.ts'

/** Names of the wanted engines, comma-separated; by default all on this computer. */
const asked = process.env['ENGINES']?.split(',')

/** Hosts and engines: too slow for `npm test`, where the specs in the parent folder test it in Chromium. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/matrix',
  globalSetup: '../publish-maze.ts',
  ...browserTestsConfig,
  // The tests of an engine share one window, in sequence.
  fullyParallel: false,
  workers: 2,
  projects: browserEngines
    .filter(({ name }) => asked?.includes(name) ?? true)
    .filter(engine => engine.find() !== undefined)
    .map(({ name }) => ({ name, use: { engine: name } })),
})
