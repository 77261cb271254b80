/**
 * `npm run lab -- judged-canaries` tests the alert rules with promtool, and canaries with a real Prometheus
 * and real browsers. Installs Prometheus if missing; takes minutes. Further arguments go to Jest.
 */
import { spawnSync } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensurePrometheus, ensurePromtool } from '../programs/prometheus.ts'

const RULES = 'shared/tooling/release/collector/prometheus'

const promtool = ensurePromtool()
if (!ensurePrometheus() || !promtool) process.exit(1)

const commands: readonly (readonly string[])[] = [
  [promtool, 'check', 'rules', `${RULES}/alerts.yml`],
  [promtool, 'test', 'rules', `${RULES}/alerts-test.yml`],
  [
    process.execPath,
    ...['node_modules/jest/bin/jest.js', '--config', 'shared/tooling/testing/jest.config.mjs', '--runInBand'],
    ...['--testMatch', '**/lab/judged/*.spec.ts', ...process.argv.slice(2)],
  ],
  ['node_modules/.bin/playwright', 'test', '--config', 'shared/lab/judged/in-browsers/playwright.config.ts'],
]
// Do not pass on NODE_ENV: each of these tools sets a value itself.
const env = { ...process.env, NODE_ENV: undefined, CHROME_PATH: ensureBrowser() }
const hasFailed = commands.map(([command = '', ...args]) => {
  return spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', env }).status !== 0
})
process.exitCode = hasFailed.includes(true) ? 1 : 0
