import { projectRoot } from '@kutuhal/build/apps.ts'
import type { TEST_SITE } from './addresses.ts'

/** Tells Playwright how to start a site for its tests, as `npm start` does. */
export function createSiteServerConfig({ address, port, react }: typeof TEST_SITE) {
  return { ...started(), url: address, env: { ...environment(port), REACT: react } }
}

export function createNginxServerConfig({ address, port }: Pick<typeof TEST_SITE, 'address' | 'port'>) {
  return {
    ...started(' --nginx'),
    url: address,
    ignoreHTTPSErrors: true,
    env: environment(port),
  }
}

function environment(port: number) {
  // The empty key keeps tests from calling a real model.
  return { NODE_ENV: 'production', PORT: String(port), GEMINI_API_KEY: '' }
}

function started(option = '') {
  return {
    command: `node --import tsx shared/tooling/release/working-tree/start.ts${option}`,
    cwd: projectRoot,
    timeout: 240_000,
    // SITE_REUSE=1 tests a site that is already running, without starting it again.
    reuseExistingServer: process.env['SITE_REUSE'] !== undefined,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}
