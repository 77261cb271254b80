/**
 * `npm start -- --nginx` serves the site on this computer as in production: nginx, https and one origin.
 * Browsers ask once about the untrusted certificate. Browser tests use it too.
 */
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { composeChange } from '../pipeline/change-live.ts'
import { completeCommands } from '../pipeline/printed-commands.ts'
import { ensureNginx } from '../programs/nginx-and-wrk.ts'
import { http2Syntax, runNginx } from '../serve/nginx/run-nginx.ts'
import { testCertificate } from '../serve/nginx/test-certificate.ts'
import { writeConfiguration } from '../serve/nginx/write-configuration.ts'
import { parsePartners } from '../serve/partners.ts'
import { LOCAL_HOSTS } from '../serve/site-hosts.ts'
import { deploy, newestDeployment } from '../store/deployments.ts'
import { firstPlan } from '../store/plan.ts'
import { explained } from '../store/store-error.ts'
import { addressOf, pointerOf, storeAt } from '../store/store-location.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { buildReleases } from './build-releases.ts'
import { requireFreePorts, parsePorts } from './ports.ts'
import { formatReplacedReleases, START_PREFIX } from './replaced-releases.ts'
import { startGateway } from './start-gateway.ts'

/** The default port, which differs from that of `npm start`. */
const FIRST_PORT = '3443'

try {
  const program = ensureNginx()
  if (!program) throw new Error('Without nginx there is nothing to start. `npm start` needs none.')
  const ports = parsePorts(process.env['PORT'] || FIRST_PORT)
  const partners = parsePartners('PARTNERS', process.env['PARTNERS'])
  await requireFreePorts(ports)
  const port = ports.apps.shell
  const address = `https://localhost:${port}`
  const store = storeAt(undefined, pointerOf(port))
  const plan = firstPlan(await buildReleases(store, console.log), '/main/gemini')
  const before = await newestDeployment(store)
  const deployment = await deploy(store, async newest =>
    composeChange(store, newest, await VerifiedPlan.of(store, plan), { what: `${START_PREFIX} ${address}` }),
  )
  const replaced = deployment && (await formatReplacedReleases(store, before, deployment.generation))
  if (replaced !== undefined) console.log(`\n${completeCommands(replaced, store)}`)

  const gateway = await startGateway(store, ports.gateway)
  const folder = path.join(root, '.cache', `nginx-${port}`)
  await writeConfiguration(folder, {
    store,
    addresses: ['127.0.0.1'],
    httpsPort: port,
    tls: await testCertificate(),
    hosts: LOCAL_HOSTS,
    origins: {},
    partners,
    gateway: `http://localhost:${ports.gateway}`,
    // If root starts nginx, its workers must run as root too, to read the store.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    hsts: 0,
    http2: http2Syntax(program),
  })
  const nginx = await runNginx(program, folder, port)
  console.log(
    `\nThe site  ${address}\nLogs      ${path.relative(root, folder)}/logs\n\nCtrl-C stops everything.`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      gateway.kill()
      void nginx.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(`\n${explained(error, { folder: addressOf(), pointer: 'live' })}\n`)
  process.exit(1)
}
