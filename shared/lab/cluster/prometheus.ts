import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureProgram } from '@kutuhal/release/programs/debian-program.ts'
import { freePort } from '@kutuhal/release/programs/free-port.ts'
import { isAnswering } from '@kutuhal/release/programs/is-answering.ts'

export interface Prometheus {
  readonly address: string
  close(): Promise<void>
}

/**
 * Debian's Prometheus on a free port, which asks each second.
 * @param cluster folder of the cluster
 * @param jobs what is asked for `/metrics`, as `127.0.0.1:9464`, by name
 * @throws Error if it cannot be installed, or does not start
 */
export async function startPrometheus(
  cluster: string,
  jobs: Readonly<Record<string, readonly string[]>>,
): Promise<Prometheus> {
  const program = ensureProgram({ name: 'prometheus', debianPackage: 'prometheus' })
  if (!program) throw new Error('Prometheus watches the cluster. Install it: see above.')
  const folder = path.join(cluster, 'prometheus')
  await mkdir(folder)
  const scraped = Object.entries(jobs).map(([job_name, targets]) => ({
    job_name,
    static_configs: [{ targets }],
  }))
  // What is JSON is YAML.
  const configuration = { global: { scrape_interval: '1s' }, scrape_configs: scraped }
  await writeFile(path.join(folder, 'prometheus.yml'), JSON.stringify(configuration))
  const port = await freePort()
  const options = [
    `--config.file=${path.join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const server = spawn(program, options, { stdio: 'ignore' })
  process.once('exit', () => server.kill())
  while (!(await isAnswering(port))) {
    if (server.exitCode !== null) throw new Error(`Prometheus did not start in ${folder}.`)
    await delay(50)
  }
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill()
      await once(server, 'exit')
    },
  }
}
