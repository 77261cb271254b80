import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { followBucket } from '../store/deployments.ts'
import type { Store } from '../store/store.ts'
import { createCollector } from './collector.ts'
import { liveReleases } from './live-releases.ts'
import { visitMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'

export type Collector = Awaited<ReturnType<typeof startCollector>>

/** The collector reads which releases are live at this interval; ms. */
const LOOK_MS = 2000

/** @throws Error if it cannot read the store, or cannot listen at its addresses */
export async function startCollector(store: Store, settings: Settings) {
  const metrics = visitMetrics()
  const look = async () => {
    await followBucket(store)
    const live = await liveReleases(store)
    metrics.keepOnly(({ generation }) => live.isKnown(generation))
    for (const labels of live.now) metrics.begin(labels)
    return live
  }
  let live = await look()
  const end = new AbortController()
  async function lookAgain(): Promise<void> {
    let isAway = false
    while (await delay(LOOK_MS, true, { signal: end.signal }).catch(() => false)) {
      try {
        live = await look()
        isAway = false
      } catch (error) {
        // If the store is down, the collector continues with the releases that it knows.
        if (!isAway)
          console.error('The store cannot be read; reports of releases that are new go to "unknown".', error)
        isAway = true
      }
    }
  }
  void lookAgain()
  const collector = await createCollector({
    live: () => live,
    metrics,
    reportsAMinute: settings.REPORTS_A_MINUTE,
    trustedProxies: settings.REPORTS_TRUSTED_PROXIES,
  })
  // On a port of its own, so that no web server rule can expose `/metrics` by mistake.
  const shown = Fastify({ logger: false, forceCloseConnections: true })
  shown.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  const host = settings.REPORTS_HOST
  const stop = async () => {
    end.abort()
    await Promise.all([collector.close(), shown.close()])
  }
  try {
    const address = await collector.listen({ host, port: settings.REPORTS_PORT })
    return {
      address,
      metricsAddress: await shown.listen({ host, port: settings.REPORTS_METRICS_PORT }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
