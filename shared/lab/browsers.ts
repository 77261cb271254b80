/** `npm run lab -- browsers`: the facts in every available browser, old and new. Playwright gets the rest. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { engines } from '@kutuhal/testing/browsers/engines.ts'

for (const engine of engines) engine.install()
const [there, missing] = [true, false].map(isThere =>
  engines.filter(engine => (engine.find() !== undefined) === isThere).map(({ name }) => name),
)
console.log(`\nBrowsers: ${there?.join(', ')}. Not to be had here: ${missing?.join(', ') || 'none'}.\n`)
const { status } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'shared/tooling/testing/browsers/playwright.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined, FULL_TESTS: '1', ENGINES: there?.join(',') },
  },
)
process.exitCode = status ?? 1
