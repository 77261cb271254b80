import { defineConfig, devices } from '@playwright/test'
import { root } from '../../shared/build/apps.ts'
import { DEVELOPMENT_REACT_SITE, SITE } from './addresses.ts'

const executablePath = process.env['CHROME_PATH']

/** Browser tests run against the real thing: the composed site as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 40_000,
  expect: { timeout: 8_000 },
  // The JSON goes where PLAYWRIGHT_JSON_OUTPUT_FILE says; without it nobody wants it.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE.address,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: [site(SITE), site(DEVELOPMENT_REACT_SITE)],
})

function site({ address, port, react }: typeof SITE) {
  return {
    command: 'node --import tsx shared/release/start.ts',
    cwd: root,
    url: address,
    timeout: 240_000,
    // A site that runs already can be tested without a new start: SITE_REUSE=1.
    reuseExistingServer: process.env['SITE_REUSE'] !== undefined,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: { NODE_ENV: 'production', PORT: String(port), REACT: react },
  }
}
