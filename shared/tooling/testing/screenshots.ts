/** `npm run screenshots`: pictures of every route and state in four widths; what follows `--` goes to Playwright, e.g. `--grep maze`. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'

const playwright = path.join(root, 'node_modules', '.bin', 'playwright')
const config = 'shell/e2e/screenshots/playwright.config.ts'
const { status } = spawnSync(playwright, ['test', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROME_PATH: ensureBrowser() },
})
console.log('\nThe pictures are in .cache/screenshots/, a folder for each width.')
process.exitCode = status ?? 1
