import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Store } from '../store.ts'
import { ask, type Answer } from './ask.ts'
import type { NginxOptions } from './options.ts'
import { http2Spelling, runNginx } from './run-nginx.ts'
import { writeTestCertificate } from './test-certificate.ts'
import { writeConfiguration } from './write-configuration.ts'

export interface TestNginx {
  readonly options: NginxOptions
  /** Holds its configuration and logs. */
  readonly folder: string
  readonly pid: number
  readonly port: number
  ask(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer>
  log(): Promise<string>
  close(): Promise<void>
}

/** Runs nginx on free ports of this computer with a configuration made for a store. */
export async function startTestNginx(
  program: string,
  store: Store,
  more: Partial<NginxOptions> = {},
): Promise<TestNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const [port = 0, httpPort = 0] = [await freePort(), await freePort()]
  const options: NginxOptions = {
    store,
    addresses: ['127.0.0.1'],
    httpsPort: port,
    httpPort,
    tls: await writeTestCertificate(folder),
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
    folder,
    pid: nginx.pid,
    port,
    ask: (address, askOptions) => ask(port, address, askOptions),
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
