import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

interface Program {
  readonly name: string
  readonly debianPackage: string
}

const nginx: Program = { name: 'nginx', debianPackage: 'nginx-light' }
const wrk: Program = { name: 'wrk', debianPackage: 'wrk' }

/** Where the superuser's programs lie, if they are not on the search path already. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** @returns the path of nginx, installed first if that is possible here; nothing, and a line to tell why, if it is not */
export const ensureNginx = (): string | undefined => findNginx() ?? install(nginx)

/** The same for wrk, which puts load on a web server. */
export const ensureWrk = (): string | undefined => findProgram(wrk.name) ?? install(wrk)

export const findNginx = (): string | undefined => findProgram(nginx.name)

export const findWrk = (): string | undefined => findProgram(wrk.name)

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...MORE_FOLDERS]
  return folders.map(folder => path.join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install({ name, debianPackage }: Program): string | undefined {
  if (process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get')) {
    const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
    for (const args of [['update'], ['install', '--yes', debianPackage]]) {
      // Installed only, not started: 1 is the run level in which no service starts.
      const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
      spawnSync('apt-get', ['--quiet', '--quiet', ...patience, ...args], { env, timeout: 120_000 })
    }
  }
  const found = findProgram(name)
  if (!found) {
    process.stdout.write(
      `Tests with ${name} are skipped. Install it: apt-get install ${debianPackage}, or brew install ${name}.\n`,
    )
  }
  return found
}
