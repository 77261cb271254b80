import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureNginx } from '../programs/nginx-and-wrk.ts'
import { detectHttp2Syntax, runNginx } from '../serve/nginx/run-nginx.ts'
import { ensureTestCertificate } from '../serve/nginx/test-certificate.ts'
import { writeNginxConfiguration } from '../serve/nginx/write-configuration.ts'
import { LOCAL_HOSTS } from '../serve/site-hosts.ts'
import { getPointerNameForPort, resolveLocalStore } from '../store/store-location.ts'
import { buildReleases, wantedOf } from './build-releases.ts'
import { deployWorkingTree } from './deploy-working-tree.ts'
import { keepStatusPage } from './keep-status-page.ts'
import { requireFreePorts, assignSitePorts } from './ports.ts'
import { startGateway } from './start-gateway.ts'

/** Not that of `npm start`. */
const FIRST_PORT = '3443'

/**
 * As in production: nginx, https and one origin. Browsers ask once about the untrusted certificate. Browser
 * tests start the site in this way, too.
 */
export async function startSiteOnNginx(): Promise<void> {
  const program = ensureNginx()
  if (!program) throw new Error('Without nginx there is nothing to start. `npm start` needs none.')
  const ports = assignSitePorts(process.env['PORT'] || FIRST_PORT)
  await requireFreePorts({ ...ports })
  const port = ports.site
  const address = `https://localhost:${port}`
  const store = resolveLocalStore(undefined, getPointerNameForPort(port))
  const pins = await buildReleases(store, console.log)
  const wanted = await wantedOf(store, pins, { gatewayUrl: '/main/gemini' })
  const replaced = await deployWorkingTree(store, wanted, address)
  if (replaced !== undefined) console.log(`\n${replaced}`)

  const gateway = await startGateway(store, ports.gateway)
  const folder = path.join(projectRoot, '.cache', `nginx-${port}`)
  await writeNginxConfiguration(folder, {
    store,
    addresses: ['127.0.0.1'],
    httpsPort: port,
    tls: await ensureTestCertificate(),
    hosts: LOCAL_HOSTS,
    gateway: `http://localhost:${ports.gateway}`,
    // If root starts nginx, its workers must run as root too, to read the store.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    hsts: 0,
    http2: detectHttp2Syntax(program),
  })
  const nginx = await runNginx(program, folder, port)
  console.log(
    `
The site      ${address}
What is live  ${await keepStatusPage(store)}
Logs          ${path.relative(projectRoot, folder)}/logs

Ctrl-C stops everything.`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      gateway.kill()
      void nginx.close().then(() => process.exit(0))
    })
  }
}
