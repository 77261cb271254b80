import type { FastifyInstance } from 'fastify'

/** Until the server takes no new connections; ms. */
const CLOSING = 5

/**
 * What happens between the order to stop and the end. First it goes on for a moment, each answer with the word that its connection ends, so
 * that a web server hears it before it asks on a connection that is cut under it. Then answers that were begun are finished; after
 * the last one, connections on which nobody asks anything are cut, since browsers keep some ready and would hold the process up.
 * @param lingers how long that moment is, unless nobody is connected any more; ms
 * @returns whether the service was told to stop
 */
export function finishBeforeStopping(gateway: FastifyInstance, lingers: number): () => boolean {
  let isStopping = false
  let isLingering = true
  let atWork = 0

  function cutIdleConnections() {
    if (!isLingering && atWork === 0) gateway.server.closeAllConnections()
  }
  gateway.addHook('onRequest', (_request, reply, done) => {
    atWork += 1
    // However it ends: also when the visitor goes away.
    reply.raw.once('close', () => {
      atWork -= 1
      setImmediate(cutIdleConnections)
    })
    done()
  })
  gateway.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) {
      reply.header('connection', 'close')
      reply.raw.socket?.once('close', letGoIfAlone)
    }
    done()
  })

  let letGo: () => void = () => undefined
  function letGoIfAlone() {
    gateway.server.getConnections((_error, connected) => {
      if (connected === 0) letGo()
    })
  }
  gateway.addHook('preClose', done => {
    isStopping = true
    const timer = setTimeout(() => letGo(), lingers)
    letGo = () => {
      letGo = () => undefined
      clearTimeout(timer)
      isLingering = false
      setTimeout(cutIdleConnections, CLOSING)
      done()
    }
    letGoIfAlone()
  })
  return () => isStopping
}
