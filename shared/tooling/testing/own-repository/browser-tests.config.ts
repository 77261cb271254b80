/** Configures browser tests of a remote in its own repository; playwright.config.ts there imports this. */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { browserOptions, browserTestsConfig } from '../browser-tests.ts'
import type { SiteTestOptions } from '../site-tests/site-test.ts'

const port = process.env['SITE_PORT'] ?? '4310'
const url = `http://localhost:${port}`

export default defineConfig<SiteTestOptions>({
  ...browserTestsConfig,
  testDir: path.join(projectRoot, 'e2e'),
  outputDir: path.join(projectRoot, '.cache', 'test-results'),
  use: { ...browserOptions, baseURL: url },
  webServer: {
    command: 'kutuhal-dev --built',
    cwd: projectRoot,
    url,
    env: { PORT: port },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
