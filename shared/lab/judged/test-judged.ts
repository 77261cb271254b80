/**
 * `npm run lab -- judged-canaries`: alert rules with promtool, then canaries that a real Prometheus judges, with scripted visitors, then one of the real
 * site with visitors in browsers. Installs Prometheus where it is missing; takes some minutes. What is written behind the command is for Jest.
 */
import { spawnSync } from 'node:child_process'
import { root } from '@kutuhal/build/apps.ts'
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
// Every tool that a test starts sets NODE_ENV as it needs it.
const env = { ...process.env, NODE_ENV: undefined, CHROME_PATH: ensureBrowser() }
const hasFailed = commands.map(([command = '', ...args]) => {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status !== 0
})
process.exitCode = hasFailed.includes(true) ? 1 : 0
