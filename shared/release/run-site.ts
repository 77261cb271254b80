import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { apps, everyApp, root, valueFor, type App } from '../build/apps.ts'
import { STABLE_BUCKET } from './buckets.ts'
import { changeTo } from './change-live.ts'
import { deploy } from './deployments.ts'
import { firstPlan } from './plan.ts'
import type { Partners } from './partners.ts'
import type { Ports } from './ports.ts'
import { serveReleases, serveSite, type Alterations } from './serve.ts'
import type { Store } from './store.ts'

export interface RunningSite {
  readonly addresses: Readonly<Record<App, string>>
  readonly gatewayUrl: string
  close(): Promise<void>
}

export interface Development extends Alterations {
  /** Apps that are served from somewhere else. */
  readonly leaveOut: readonly App[]
}

/** Composes the pinned releases for these ports, makes the result live and serves it until it is closed. */
export async function runSite(
  store: Store,
  pins: Record<App, string>,
  ports: Ports,
  { development, partners }: { readonly development?: Development; readonly partners?: Partners } = {},
): Promise<RunningSite> {
  const addresses = everyApp(app => `http://localhost:${valueFor(ports.apps, app)}`)
  const gatewayUrl = `http://localhost:${ports.gateway}/main/gemini`
  const { shell, ...origins } = addresses
  const plan = firstPlan(pins, gatewayUrl, origins)
  await deploy(store, newest => changeTo(store, newest, plan, `start at ${shell}`))

  // The site's own port comes last: once it answers, everything does.
  const documents = path.join(store.folder, store.pointer, STABLE_BUCKET, 'documents.json')
  const gateway = await startGateway(documents, ports.gateway)
  const servers: FastifyInstance[] = []
  for (const app of [...apps].reverse()) {
    if (app !== 'shell' && development?.leaveOut.includes(app)) continue
    const server =
      app === 'shell'
        ? await serveSite(store, development, partners)
        : await serveReleases(store, app, partners)
    await server.listen({ port: valueFor(ports.apps, app) })
    servers.push(server)
  }
  return {
    addresses,
    gatewayUrl,
    async close() {
      gateway.kill()
      await Promise.all(servers.map(server => server.close()))
    },
  }
}

/** The assistant's service is mf-chat's: a process of its own, known here by its command only. */
export async function startGateway(documents: string, port: number): Promise<ChildProcess> {
  const script = path.join(root, 'mf-chat/gateway/start.ts')
  const args = ['--import', 'tsx', script, documents, String(port)]
  const gateway = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  process.once('exit', () => gateway.kill())
  gateway.once('exit', code => {
    if (!code) return
    console.error(`\nThe assistant's gateway ended with code ${code}; it says why above.\n`)
    process.exit(1)
  })
  while (!(await isAnswering(port))) await delay(50)
  return gateway
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
