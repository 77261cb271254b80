/** Runs ESLint and, at the same time, oxlint, which has the rules that need types, on files and folders. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['.']
// With Node's default of 16 MB for new objects, ESLint spends a fifth of its time on garbage collection.
const env = { ...process.env, NODE_OPTIONS: '--max-semi-space-size=64' }

const codes = await Promise.all([
  run('oxlint', ['--type-aware', '--deny-warnings']),
  run('eslint', [
    ...['--config', 'shared/tooling/build/eslint.config.mjs', '--max-warnings', '0'],
    ...['--cache', '--cache-location', '.cache/eslint', '--cache-strategy', 'content'],
  ]),
])
process.exitCode = Math.max(...codes)

function run(program, options) {
  const file = path.join(root, 'node_modules', '.bin', program)
  const shell = process.platform === 'win32'
  const child = spawn(file, [...options, ...files], { stdio: 'inherit', shell, env })
  return new Promise((resolve, reject) => child.on('exit', code => resolve(code ?? 1)).on('error', reject))
}
