import Fastify, { type FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { createCollector } from './collector.ts'
import { liveReleases } from './live-releases.ts'
import { visitMetrics, type Labels, type VisitMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'

export interface Collector {
  /** Address of the service, e.g. `http://127.0.0.1:3008`. */
  readonly address: string
  /** Address at which Prometheus reads `/metrics`. */
  readonly metricsAddress: string
  readonly stop: () => Promise<void>
}

/** Interval at which the collector reads which releases are live; ms. */
const LOOK_MS = 2000

/** Starts the collector. @throws Error if it cannot read the store, or cannot listen at its addresses */
export async function startCollector(store: Store, settings: Settings): Promise<Collector> {
  const metrics = visitMetrics()
  const begun = new Set<string>()
  // Create each metric only once: `metrics.begin` would reset the histogram of a release that already has
  // reports.
  const begin = (labels: Labels) => {
    const key = JSON.stringify(labels)
    if (begun.has(key)) return
    begun.add(key)
    metrics.begin(labels)
  }
  const look = async () => {
    await store.shared?.update()
    const live = await liveReleases(store)
    metrics.keepOnly(({ generation }) => live.isKnown(generation))
    live.now.forEach(begin)
    return live
  }
  let live = await look()
  let timer = setTimeout(again, LOOK_MS)
  let isAway = false
  let isStopped = false
  function again() {
    void look()
      .then(
        seen => {
          live = seen
          isAway = false
        },
        (error: unknown) => {
          // If the store is down, the collector continues with the releases that it knows.
          if (!isAway)
            console.error(
              'The store cannot be read; reports of releases that are new go to "unknown".',
              error,
            )
          isAway = true
        },
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(again, LOOK_MS)
      })
  }
  const collector = await createCollector({
    live: () => live,
    metrics,
    reportsAMinute: settings.REPORTS_A_MINUTE,
    trustedProxies: settings.REPORTS_TRUSTED_PROXIES,
  })
  const shown = metricsServer(metrics)
  const host = settings.REPORTS_HOST
  return {
    address: await collector.listen({ host, port: settings.REPORTS_PORT }),
    metricsAddress: await shown.listen({ host, port: settings.REPORTS_METRICS_PORT }),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await Promise.all([collector.close(), shown.close()])
    },
  }
}

/** Serves `/metrics` on a port of its own, so that no web server rule can expose it by mistake. */
function metricsServer({ registry }: VisitMetrics): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return server
}
