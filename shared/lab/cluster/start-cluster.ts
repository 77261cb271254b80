/** An object store, edges, a balancer and the assistant, on one computer. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@kutuhal/release/programs/local-ports.ts'
import { removeCeph, startCeph, type Ceph } from '../programs/ceph.ts'
import { getObjectHeaders } from '../../tooling/release/serve/object-headers.ts'
import { LOCAL_HOSTS } from '../../tooling/release/serve/site-hosts.ts'
import { openStore } from '../../tooling/release/store/open-store.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { localGatewaySettings, startGateway } from '../../tooling/release/working-tree/start-gateway.ts'
import { startLoadBalancer, type LoadBalancer } from './balancer.ts'
import { createSiteBucket, type ClusterBucket } from './bucket.ts'
import { startEdgeServer, type EdgeServer } from './edge.ts'
import { buildWorkingTree, publishSite } from './site-in-objects.ts'

export interface Cluster {
  readonly folder: string
  readonly ceph: Ceph
  readonly bucket: ClusterBucket
  /** Opened with the same settings as `npm run release` uses. */
  readonly store: Store
  readonly gateway: string
  readonly edges: readonly EdgeServer[]
  readonly balancer: LoadBalancer
  close(): Promise<void>
}

export interface ClusterSize {
  readonly osds: number
  readonly edges: number
  /** Any free one by default. */
  readonly port?: number
}

/**
 * @param say receives a line of text before each slow step
 * @throws Error if something cannot be installed here; everything that was started is stopped first
 */
export async function startCluster(size: ClusterSize, say: (line: string) => void): Promise<Cluster> {
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    return { ...(await start(size, say, ends)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const LISTENERS = 50

async function start(size: ClusterSize, say: (line: string) => void, ends: (() => unknown)[]) {
  const versions = await buildWorkingTree(say)
  // Each daemon listens for the end of this process: together more than Node's default limit.
  process.setMaxListeners(LISTENERS)
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  say(`Starting Ceph with ${size.osds} OSDs …`)
  const ceph = await startCeph(size.osds)
  if (!ceph) throw new Error('Without Ceph there is no object store to show the site from.')
  ends.push(() => removeCeph(ceph.folder))
  const bucket = await createSiteBucket(ceph, folder)
  const store = await openStore(bucket.environment['STORE'], 'live', getObjectHeaders)
  ends.push(() => store.bucket?.client.close())
  say('Publishing the site into the object store …')
  await publishSite(store, versions)

  say('Starting the assistant and the edges …')
  const port = await findFreePort()
  const assistant = await startGateway({ folder: store.folder, pointer: 'live' }, port, localGatewaySettings)
  ends.push(() => ended(assistant))
  const gateway = `http://127.0.0.1:${port}`
  const edges: EdgeServer[] = []
  const balancerPort = size.port ?? (await findFreePort())
  // Requests come through the load balancer, or to an edge directly.
  const names = [...LOCAL_HOSTS.names, ...LOCAL_HOSTS.names.map(name => `${name}:${balancerPort}`)]
  const hosts = { names, previews: `localhost:${balancerPort}` }
  for (let number = 1; number <= size.edges; number += 1) {
    const edge = await startEdgeServer(`edge-${number}`, {
      cluster: folder,
      objects: bucket.objects,
      gateways: [gateway],
      hosts,
    })
    ends.push(() => edge.close())
    edges.push(edge)
  }
  const balancer = await startLoadBalancer(
    folder,
    balancerPort,
    edges.map(each => each.port),
  )
  ends.push(() => balancer.close())
  return { folder, ceph, bucket, store, gateway, edges, balancer }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
