import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureProgram, type DebianProgram } from '@kutuhal/release/programs/debian-program.ts'
import { findFreePort } from '@kutuhal/release/programs/free-port.ts'

const prometheus: DebianProgram = {
  name: 'prometheus',
  debianPackage: 'prometheus',
  elsewhere: 'brew install prometheus',
}

/** The program that tests alert rules; the Debian package of Prometheus includes it. */
const promtool: DebianProgram = { ...prometheus, name: 'promtool' }

/** Time limit for the start, which takes less than a second on an idle computer; ms. */
const START_MS = 30_000

/** Installs Prometheus if necessary. Returns its path, or prints why that is impossible. */
export const ensurePrometheus = (): string | undefined => ensureProgram(prometheus)
export const ensurePromtool = (): string | undefined => ensureProgram(promtool)

export interface Prometheus {
  readonly address: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a temporary Prometheus that scrapes a collector every second.
 * @param collector the address whose `/metrics` to scrape, such as `127.0.0.1:9464`
 * @throws Error if Prometheus cannot be installed, or does not start
 */
export async function startPrometheus(collector: string): Promise<Prometheus> {
  const program = ensurePrometheus()
  if (program === undefined) throw new Error('There is no Prometheus. Install it: see above.')
  const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'))
  const config = path.join(folder, 'prometheus.yml')
  const scraped = [{ job_name: 'reports', static_configs: [{ targets: [collector] }] }]
  // The configuration is JSON, which is valid YAML.
  writeFileSync(config, JSON.stringify({ global: { scrape_interval: '1s' }, scrape_configs: scraped }))
  const port = await findFreePort()
  const log = openSync(path.join(folder, 'log'), 'a')
  const child = spawn(
    program,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', log, log] },
  )
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + START_MS
  while (!(await isReady(address))) {
    if (Date.now() > end || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`Prometheus does not start. What it says: ${path.join(folder, 'log')}`)
    }
    await delay(100)
  }
  return { address, stop }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
