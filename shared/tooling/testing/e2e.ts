/**
 * `npm run e2e` runs browser tests of the composed site; `-w mf-chat` those of one app; `-- shell/e2e/lines`
 * those of a folder with its own configuration there or in its `e2e/`. Arguments after `--` go to Playwright.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'

const playwright = path.join(projectRoot, 'node_modules', '.bin', 'playwright')
const { config, app, args } = wanted(process.argv.slice(2))
const { status } = spawnSync(playwright, ['test', '--config', config, ...args], {
  cwd: projectRoot,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  // Leave NODE_ENV to the tested site and its tools, which set it themselves.
  env: { ...process.env, NODE_ENV: undefined, CHROME_PATH: ensureBrowser(), SITE_TESTS_OF: app },
})
process.exitCode = status ?? 1

function wanted(args: readonly string[]) {
  const site = 'shared/tooling/testing/site-tests/playwright.config.ts'
  const [folder = '', ...rest] = args
  const configured = [`${folder}/e2e`, folder].map(place => `${place}/playwright.config.ts`)
  const own = configured.find(file => existsSync(path.join(projectRoot, file)))
  if (folder && own) return { config: own, app: undefined, args: rest }
  if (!existsSync(path.join(projectRoot, folder, 'e2e'))) return { config: site, app: undefined, args }
  return { config: site, app: folder, args: rest }
}
