import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask, type Answer, type AskOptions } from '../../testing/ask.ts'
import { findNginx } from '../programs/nginx-and-wrk.ts'
import type { Store } from '../store.ts'
import type { NginxOptions } from './options.ts'
import { checkConfiguration, http2Spelling, runNginx } from './run-nginx.ts'
import { testCertificate } from './test-certificate.ts'
import { writeConfiguration } from './write-configuration.ts'

const program = findNginx()

/** `describe`, skipped where there is no nginx. */
export const withNginx = program ? describe : describe.skip

export interface TestNginx {
  readonly options: NginxOptions
  readonly pid: number
  readonly port: number
  ask(path: string, options?: AskOptions): Promise<Answer>
  /** What nginx itself says about its configuration. */
  check(): ReturnType<typeof checkConfiguration>
  log(): Promise<string>
  close(): Promise<void>
}

/**
 * Runs nginx on free ports of this computer with a configuration made for a store.
 * @throws Error where there is no nginx
 */
export async function startTestNginx(store: Store, more: Partial<NginxOptions> = {}): Promise<TestNginx> {
  if (program === undefined) throw new Error('There is no nginx. Declare the test in `withNginx`.')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const [port = 0, httpPort = 0] = [await freePort(), await freePort()]
  const options: NginxOptions = {
    store,
    addresses: ['127.0.0.1'],
    httpsPort: port,
    httpPort,
    tls: await testCertificate(),
    origins: {},
    // The store of a test is nobody else's to read.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    hsts: 0,
    http2: http2Spelling(program),
    ...more,
  }
  await writeConfiguration(folder, options)
  const nginx = await runNginx(program, folder, port)
  return {
    options,
    pid: nginx.pid,
    port,
    ask: (address, askOptions) => ask(`https://127.0.0.1:${port}`, address, askOptions),
    check: () => checkConfiguration(program, folder),
    log: () => readFile(path.join(folder, 'logs', 'error.log'), 'utf8'),
    async close() {
      await nginx.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A port of this computer that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
