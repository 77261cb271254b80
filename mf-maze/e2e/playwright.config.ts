import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROME_PATH']

/** The maze on pages of partners: no shell and no site run, only the maze's own files are served. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/embed',
  globalSetup: './publish-maze.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
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
})
