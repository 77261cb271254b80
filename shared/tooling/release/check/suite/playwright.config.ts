/**
 * The suite that every page passes before it goes live. `release -- check` runs it on a preview
 * (../run-suite.ts); with SITE=<address> it runs on any site.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type LaunchOptions } from '@playwright/test'

/** How the check starts its browser, as JSON: in a sandbox. */
const launch = process.env['CHECK_BROWSER']
const own = process.env['REMOTE_SPECS']

export default defineConfig({
  projects: [
    { name: 'every page', testDir: '.', testMatch: /\.spec\.[jt]s$/ },
    ...(own ? [{ name: 'own specs', testDir: own, testIgnore: /\.full\.spec/, grepInvert: /@full/ }] : []),
  ],
  // Installed packages contain compiled files.
  globalSetup: `./pages-under-test${path.extname(fileURLToPath(import.meta.url))}`,
  fullyParallel: true,
  workers: 4,
  // What a page does wrong, it does wrong again; a busy computer does not.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    ...devices['Desktop Chrome'],
    ...(process.env['SITE'] && { baseURL: process.env['SITE'] }),
    ...(launch !== undefined && { launchOptions: JSON.parse(launch) as LaunchOptions }),
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
})
