/**
 * `npm run lab -- browsers` runs the tests in shared/tooling/testing/browsers/ in every browser that can be
 * installed here. Further arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { browserEngines } from '@kutuhal/testing/browsers/engines.ts'

for (const engine of browserEngines) engine.install()
const [there, missing] = [true, false].map(isThere =>
  browserEngines.filter(engine => (engine.find() !== undefined) === isThere).map(({ name }) => name),
)
console.log(`\nBrowsers: ${there?.join(', ')}. Not to be had here: ${missing?.join(', ') || 'none'}.\n`)
const { status } = spawnSync(
  path.join(projectRoot, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'shared/tooling/testing/browsers/playwright.config.ts', ...process.argv.slice(2)],
  {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined, FULL_TESTS: '1', ENGINES: there?.join(',') },
  },
)
process.exitCode = status ?? 1
