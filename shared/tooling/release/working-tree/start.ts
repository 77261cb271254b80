/**
 * `npm start` builds changed apps, composes the site and serves it. With REACT=development, it uses React's
 * development build. `npm start -- --nginx` serves the site as in production (start-on-nginx.ts).
 */
import { parseArgs } from 'node:util'
import type { BuildFlavour } from '@kutuhal/build/provenance/source-version.ts'
import { explainError } from '../store/store-error.ts'
import { resolveStoreAddress, getPointerNameForPort, resolveLocalStore } from '../store/store-location.ts'
import { buildReleases } from './build-releases.ts'
import { keepStatusPage } from './keep-status-page.ts'
import { requireFreePorts, assignSitePorts } from './ports.ts'
import { runSite } from './run-site.ts'
import { startSiteOnNginx } from './start-on-nginx.ts'

try {
  const { values } = parseArgs({ options: { nginx: { type: 'boolean', default: false } } })
  if (values.nginx) await startSiteOnNginx()
  else await start()
} catch (error) {
  console.error(`\n${explainError(error, { folder: resolveStoreAddress(), pointer: 'live' })}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const ports = assignSitePorts(process.env['PORT'])
  await requireFreePorts({ ...ports })
  const store = resolveLocalStore(undefined, getPointerNameForPort(ports.site))
  const flavour = flavourFrom(process.env['REACT'])
  const pins = await buildReleases(store, console.log, { flavour })
  const site = await runSite(store, pins, ports)
  if (site.replaced !== undefined) console.log(`\n${site.replaced}`)
  console.log(`
The site         ${site.address}
The assistant    POST ${site.gatewayUrl}
What is live     ${await keepStatusPage(store)}

Ctrl-C stops everything.`)
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal would otherwise end this process before it has stopped the gateway.
    process.on(signal, () => {
      if (!isClosing) void site.close().then(() => process.exit(0))
      isClosing = true
    })
  }
}

function flavourFrom(react = ''): BuildFlavour | undefined {
  if (react === '' || react === 'production') return undefined
  if (react === 'development') return 'development-react'
  throw new Error(`REACT=${react} is no build of React. Use REACT=development, or leave it out.`)
}
