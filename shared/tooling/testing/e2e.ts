/**
 * `npm run e2e`: browser tests of the composed site; `npm run e2e -w mf-chat`: those of one app. A folder whose `e2e/` has a
 * configuration of its own, such as mf-maze/embed, is tested by that one. What follows `--` goes to Playwright, e.g. `--grep Retry`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'

const playwright = path.join(root, 'node_modules', '.bin', 'playwright')
const { config, app, args } = wanted(process.argv.slice(2))
const { status } = spawnSync(playwright, ['test', '--config', config, ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  // The site under test sets NODE_ENV by itself, and so does every tool that a test starts.
  env: { ...process.env, NODE_ENV: undefined, CHROME_PATH: ensureBrowser(), SITE_TESTS_OF: app },
})
process.exitCode = status ?? 1

function wanted(args: readonly string[]) {
  const site = 'shared/tooling/testing/site-tests/playwright.config.ts'
  const [folder = '', ...rest] = args
  if (!existsSync(path.join(root, folder, 'e2e'))) return { config: site, app: undefined, args }
  const own = `${folder}/e2e/playwright.config.ts`
  if (existsSync(path.join(root, own))) return { config: own, app: undefined, args: rest }
  return { config: site, app: folder, args: rest }
}
