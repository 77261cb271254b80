/**
 * Entry point of every README command, also in a fresh clone: checks the folder and Node, installs packages
 * if needed, then runs a TypeScript file. Imports no packages, since none may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

checkFolder()
checkNode()
install()
run(process.argv.slice(2))

/** `!` and `?` have a meaning in webpack's requests, `*` in `exports`. */
function checkFolder() {
  const found = root.match(/[!?*]/g)
  if (!found) return
  fail(`This project cannot be built in ${root}
Its path has ${[...new Set(found)].join(' and ')}, which webpack or Node reads as something else than a name.
Rename the folder, or move the project to a path without ! ? and *, and run the command again.`)
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (engines.node.split('||').some(isMet)) return
  fail(`This project does not run on Node ${process.versions.node}. It needs ${engines.node}.
Install a current one from https://nodejs.org and run the command again.`)
}

/** Ranges are those of `engines`: `^20.19.0` is 20.19 or a later 20, `>=24.0.0` is 24 or later. */
function isMet(range) {
  const [oldestMajor, oldestMinor] = range.match(/\d+/g).map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major === oldestMajor) return minor >= oldestMinor
  return range.includes('>=') && major > oldestMajor
}

function install() {
  const lock = path.join(root, 'package-lock.json')
  // npm writes this file at the end of an install.
  const installed = path.join(root, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  if (existsSync(installed) && isSameInstall(lock)) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed; npm says why above.')
  writeFileSync(stamp(), readFileSync(lock))
}

/** Compares contents, since a checkout may touch the lock file without changing it. */
function isSameInstall(lock) {
  return existsSync(stamp()) && readFileSync(stamp()).equals(readFileSync(lock))
}

function stamp() {
  return path.join(root, 'node_modules', '.installed-lock.json')
}

function run([file, ...args]) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  // Pass the signal on to the child process, and exit only when the child has ended.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
