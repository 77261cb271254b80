import { serveSite, type DevelopmentChanges } from '../serve/serve.ts'
import type { Versions } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { wantedOf } from './build-releases.ts'
import { deployWorkingTree } from './deploy-working-tree.ts'
import type { SitePorts } from './ports.ts'
import { localGatewaySettings, startGateway } from './start-gateway.ts'

export interface RunningSite {
  readonly address: string
  readonly gatewayUrl: string
  /** Names the promoted releases that were live until now; undefined if there were none. */
  readonly replaced: string | undefined
  close(): Promise<void>
}

export async function runSite(
  store: Store,
  pins: Versions,
  ports: SitePorts,
  development?: DevelopmentChanges,
): Promise<RunningSite> {
  const address = `http://localhost:${ports.site}`
  const gatewayUrl = `http://localhost:${ports.gateway}/main/gemini`
  const wanted = await wantedOf(store, pins, { gatewayUrl })
  const replaced = await deployWorkingTree(store, wanted, address)

  // When the site's port responds, everything else does too.
  const gateway = await startGateway(store, ports.gateway, localGatewaySettings)
  const server = await serveSite(store, { development })
  await server.listen({ port: ports.site })
  return {
    address,
    gatewayUrl,
    replaced,
    async close() {
      gateway.kill()
      await server.close()
    },
  }
}
