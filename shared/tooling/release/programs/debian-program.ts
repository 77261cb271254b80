import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

export interface DebianProgram {
  /** Or its absolute path. */
  readonly name: string
  readonly debianPackage: string
  /** How to install it on other systems, as the end of a sentence. */
  readonly elsewhere?: string
  /** `name` is a file that another program loads, such as an nginx module. */
  readonly isModule?: true
}

/** These may not be on the search path. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

export function findProgram(name: string): string | undefined {
  if (path.isAbsolute(name)) return may(name, constants.X_OK) ? name : undefined
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...MORE_FOLDERS]
  return folders.map(folder => path.join(folder, name)).find(file => may(file, constants.X_OK))
}

export const findProgramModule = (file: string): string | undefined =>
  may(file, constants.R_OK) ? file : undefined

function may(file: string, mode: number): boolean {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

/** Installs it if necessary; otherwise prints why that is impossible. */
export function ensureProgram(program: DebianProgram): string | undefined {
  return find(program) ?? install(program)
}

const find = ({ name, isModule }: DebianProgram) => (isModule ? findProgramModule(name) : findProgram(name))

function install(program: DebianProgram): string | undefined {
  const { name, debianPackage, elsewhere } = program
  if (process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get')) {
    const timeouts = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
    for (const args of [['update'], ['install', '--yes', debianPackage]]) {
      // Run level 1 does not start the service after the installation.
      const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
      spawnSync('apt-get', ['--quiet', '--quiet', ...timeouts, ...args], { env, timeout: 120_000 })
    }
  }
  const found = find(program)
  if (!found) {
    const ways = [`apt-get install ${debianPackage}`, ...(elsewhere ? [elsewhere] : [])].join(', or ')
    process.stdout.write(`Tests with ${name} are skipped. Install it: ${ways}.\n`)
  }
  return found
}
