import path from 'node:path'
import { ensureNginx, ensureNginxScriptModule } from '../../tooling/release/programs/nginx-and-wrk.ts'
import { findFreePort } from '@kutuhal/release/programs/local-ports.ts'
import { detectHttp2Syntax, runNginx } from '../../tooling/release/serve/nginx/run-nginx.ts'
import { ensureTestCertificate } from '../../tooling/release/serve/nginx/test-certificate.ts'
import { writeNginxConfiguration } from '../../tooling/release/serve/nginx/write-configuration.ts'
import { LOCAL_HOSTS, type SiteHosts } from '../../tooling/release/serve/site-hosts.ts'

export interface EdgeServer {
  readonly name: string
  readonly folder: string
  readonly port: number
  readonly address: string
  close(): Promise<void>
}

interface EdgeOf {
  /** For the edge's files. */
  readonly cluster: string
  readonly objects: string
  readonly gateways: readonly string[]
  /** Name of the pointer that the edge follows; `live` by default. */
  readonly pointer?: string
  /** By default those of this computer. */
  readonly hosts?: SiteHosts
}

/** @throws Error if nginx or its JavaScript module (njs) is missing */
export async function startEdgeServer(
  name: string,
  { cluster, objects, gateways, pointer = 'live', hosts = LOCAL_HOSTS }: EdgeOf,
): Promise<EdgeServer> {
  const [program, scripts] = [ensureNginx(), ensureNginxScriptModule()]
  if (!program || !scripts) throw new Error('An edge is nginx with njs. Install both: see above.')
  const folder = path.join(cluster, name)
  const port = await findFreePort()
  await writeNginxConfiguration(folder, {
    store: {
      objects,
      pointer,
      scripts,
      cacheSize: '1g',
      trusted: TRUSTED,
      pointerPort: await findFreePort(),
    },
    addresses: ['127.0.0.1'],
    httpsPort: port,
    tls: await ensureTestCertificate(),
    hosts,
    gateway: gateways,
    balancers: ['127.0.0.1'],
    // The user of this process owns the folder.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    hsts: 0,
    http2: detectHttp2Syntax(program),
  })
  const nginx = await runNginx(program, folder, port)
  return { name, folder, port, address: `https://localhost:${port}`, close: () => nginx.close() }
}

/** Unused if the store's address begins with http:. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'
