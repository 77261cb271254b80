/**
 * `npm run lab -- cluster`: a production-like cluster on this computer. Ceph stores the site, edges serve it,
 * a balancer distributes visitors. Installs what it needs; Ctrl-C stops it and cleans up.
 */
import { parseArgs } from 'node:util'
import { parseWholeNumber } from '../../tooling/release/commands/options/verb-request.ts'
import { parseFirstPort } from '../../tooling/release/working-tree/ports.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const FIRST_PORT = 3543

try {
  const started = startCluster(size(), line => console.log(line))
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // If Ctrl-C is pressed during the start, the cluster stops as soon as the start is complete.
    process.on(signal, () => {
      stopped ??= started.then(stop)
    })
  }
  console.log(inWords(await started))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function stop(cluster: Cluster): Promise<void> {
  console.log('\nStopping …')
  await cluster.close()
  process.exit(0)
}

function size() {
  const number = { type: 'string', default: '3' } as const
  const { values } = parseArgs({ options: { osds: number, edges: number } })
  const port = parseFirstPort(process.env['PORT'], FIRST_PORT, 1)
  const count = (name: keyof typeof values) => parseWholeNumber(name, values[name], 1, 9)
  return { osds: count('osds'), edges: count('edges'), port }
}

function inWords({ balancer, edges, ceph, bucket, gateway, store }: Cluster): string {
  const environment = Object.entries(bucket.environment).map(([name, value]) => `${name}=${value}`)
  const edgeLines = edges.map(({ name, address }) => `  ${name.padEnd(16)} ${address}`)
  return `
The site           ${balancer.address}   (nginx, one request to each edge in turn)
${edgeLines.join('\n')}
  what they keep   ${edges[0]?.folder.replace(/edge-1$/, 'edge-*')}
The object store   ${bucket.objects}   (Ceph: a monitor, OSDs, a gateway, in ${ceph.folder})
  made in          ${store.folder}, which the assistant reads
The assistant      ${gateway}

A release, in another terminal:
  export ${environment.join(' \\\n    ')}
  npm run release -- status

Ctrl-C stops everything and removes it.`
}
