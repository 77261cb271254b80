import { defineConfig } from '@playwright/test'
import { browserTests } from '@kutuhal/testing/browser-tests.ts'
import { engines } from '@kutuhal/testing/browsers/engines.ts'
import type { EngineOptions } from '@kutuhal/testing/browsers/facts-test.ts'

/** Names of the engines that are asked for, with commas between; without it all that are on this computer. */
const asked = process.env['ENGINES']?.split(',')

/** Hosts and engines: too slow for `npm test`, where the specs in the parent folder test it in Chromium. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../../../test-results/matrix',
  globalSetup: '../publish-maze.ts',
  ...browserTests,
  // The rows of an engine stand in one window, one after the other.
  fullyParallel: false,
  workers: 2,
  projects: engines
    .filter(({ name }) => asked?.includes(name) ?? true)
    .filter(engine => engine.find() !== undefined)
    .map(({ name }) => ({ name, use: { engine: name } })),
})
