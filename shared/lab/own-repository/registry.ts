import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { findFreePort } from '@kutuhal/release/programs/local-ports.ts'
import { runNpm, waitForOutput } from './run-npm.ts'

export interface NpmRegistry {
  readonly url: string
  /** For npm: the registry's address, and a file with an access token. */
  readonly settings: Readonly<Record<string, string>>
  stop(): void
}

/** Stays installed between runs. */
const program = path.join(projectRoot, '.cache', 'verdaccio')
/** verdaccio's version range of node-fetch also allows a newer, incompatible version. */
const manifest = { private: true, dependencies: { verdaccio: '6.2.1' }, overrides: { 'node-fetch': '2.7.0' } }

/**
 * Packages that the registry lacks come from npm's configured one.
 * @param folder for the registry's packages
 * @throws Error if the registry cannot be installed, or does not start
 */
export async function startNpmRegistry(folder: string): Promise<NpmRegistry> {
  await install()
  await mkdir(folder, { recursive: true })
  const port = await findFreePort()
  const config = path.join(folder, 'config.yaml')
  await writeFile(config, configuration((await runNpm(folder, ['config', 'get', 'registry'])).trim()))
  const url = `http://localhost:${port}/`
  const script = path.join(program, 'node_modules', 'verdaccio', 'bin', 'verdaccio')
  const child = spawn(process.execPath, [script, '--config', config, '--listen', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(child, 'http address')
  // npm needs a token to publish; this registry accepts any.
  const user = path.join(folder, 'npmrc')
  await writeFile(user, `registry=${url}\n//localhost:${port}/:_authToken=anybody\n`)
  return {
    url,
    settings: { npm_config_userconfig: user, npm_config_registry: url },
    stop: () => child.kill(),
  }
}

async function install(): Promise<void> {
  if (existsSync(path.join(program, 'node_modules', 'verdaccio'))) return
  console.log('— Installing a registry (Verdaccio)')
  await mkdir(program, { recursive: true })
  await writeFile(path.join(program, 'package.json'), JSON.stringify(manifest))
  await runNpm(program, ['install', '--no-audit', '--no-fund'])
}

const configuration = (upstream: string) => `storage: ./packages
uplinks:
  upstream:
    url: ${upstream}
    cache: false
packages:
  '@kutuhal/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: pretty, level: http }
`
