import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long after draining idle connections are cut; by then, the server accepts no new ones; ms. */
const CLOSING = 5

/**
 * Stops a service gracefully: for `drainTime` the service answers with `Connection: close`, so that web
 * servers send requests elsewhere. Then it finishes open requests and closes idle connections.
 * @param drainTime how long the service still answers, in ms; less if no client is connected any more
 * @returns a function that tells whether the service is stopping
 */
export function drainOnShutdown(gateway: FastifyInstance, drainTime: number): () => boolean {
  let isStopping = false
  let isDraining = true
  let active = 0

  function cutIdleConnections() {
    if (!isDraining && active === 0) gateway.server.closeAllConnections()
  }
  gateway.addHook('onRequest', (_request, reply, done) => {
    active += 1
    // “close” is emitted at the end of every request, even if the visitor leaves before the answer.
    reply.raw.once('close', () => {
      active -= 1
      setImmediate(cutIdleConnections)
    })
    done()
  })
  gateway.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) {
      reply.header('connection', 'close')
      reply.raw.socket?.once('close', endDrainIfIdle)
    }
    done()
  })

  const noneConnected = new AbortController()
  function endDrainIfIdle() {
    gateway.server.getConnections((_error, connected) => {
      if (connected === 0) noneConnected.abort()
    })
  }
  gateway.addHook('preClose', async () => {
    isStopping = true
    endDrainIfIdle()
    await delay(drainTime, undefined, { signal: noneConnected.signal }).catch(() => undefined)
    isDraining = false
    setTimeout(cutIdleConnections, CLOSING)
  })
  return () => isStopping
}
