/**
 * `npm run lab -- judged-canaries` tests the alert rules with promtool, and canaries with a real Prometheus.
 * Installs Prometheus if missing; takes minutes. Further arguments go to Jest.
 */
import { spawnSync } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'
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
]
// Do not pass on NODE_ENV: Jest sets a value itself.
const env = { ...process.env, NODE_ENV: undefined }
const codes = commands.map(
  ([command = '', ...args]) => spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', env }).status,
)
process.exitCode = codes.every(code => code === 0) ? 0 : 1
