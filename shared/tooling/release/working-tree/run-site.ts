import type { FastifyInstance } from 'fastify'
import { apps, createRecordByApp, getFromRecordByApp, type App } from '@kutuhal/build/apps.ts'
import { serveReleases, serveSite, type DevelopmentChanges, type ServeOptions } from '../serve/serve.ts'
import { firstPlan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { deployWorkingTree } from './deploy-working-tree.ts'
import type { SitePorts } from './ports.ts'
import { localGatewaySettings, startGateway } from './start-gateway.ts'

export interface RunningSite {
  readonly addresses: Readonly<Record<App, string>>
  readonly gatewayUrl: string
  /** A message that names the promoted releases that were live until now; undefined if there were none. */
  readonly replaced: string | undefined
  close(): Promise<void>
}

export interface DevelopmentOptions extends DevelopmentChanges {
  readonly leaveOut: readonly App[]
}

/** Composes the pinned releases for these ports, makes the result live and serves it until it is closed. */
export async function runSite(
  store: Store,
  pins: Record<App, string>,
  ports: SitePorts,
  { development, ...serving }: ServeOptions & { readonly development?: DevelopmentOptions } = {},
): Promise<RunningSite> {
  const addresses = createRecordByApp(app => `http://localhost:${getFromRecordByApp(ports.apps, app)}`)
  const gatewayUrl = `http://localhost:${ports.gateway}/main/gemini`
  const { shell, ...origins } = addresses
  const replaced = await deployWorkingTree(store, firstPlan(pins, gatewayUrl, origins), shell)

  // Start the site's own port last: when it responds, everything else does too.
  const gateway = await startGateway(store, ports.gateway, localGatewaySettings)
  const servers: FastifyInstance[] = []
  for (const app of [...apps].reverse()) {
    if (app !== 'shell' && development?.leaveOut.includes(app)) continue
    const server =
      app === 'shell'
        ? await serveSite(store, serving, development)
        : await serveReleases(store, app, serving)
    await server.listen({ port: getFromRecordByApp(ports.apps, app) })
    servers.push(server)
  }
  return {
    addresses,
    gatewayUrl,
    replaced,
    async close() {
      gateway.kill()
      await Promise.all(servers.map(server => server.close()))
    },
  }
}
