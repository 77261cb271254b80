import type { FastifyInstance } from 'fastify'

/** Until the server takes no new connections; ms. */
const CLOSING = 5

/**
 * What happens between the order to stop and the end: answers that were begun are finished, each with the word that its connection ends; after
 * the last one, connections on which nobody asks anything are cut, since browsers keep some ready and would hold the process up.
 * @returns whether the service was told to stop
 */
export function finishBeforeStopping(gateway: FastifyInstance): () => boolean {
  let isStopping = false
  let atWork = 0

  function cutIdleConnections() {
    if (isStopping && atWork === 0) gateway.server.closeAllConnections()
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
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  gateway.addHook('preClose', done => {
    isStopping = true
    setTimeout(cutIdleConnections, CLOSING)
    done()
  })
  return () => isStopping
}
