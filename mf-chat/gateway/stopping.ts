import type { FastifyInstance } from 'fastify'

/** Time until the server takes no new connections; ms. */
const CLOSING = 5

/**
 * Graceful stop: for `lingers` ms it still answers, with `Connection: close` for web servers; then it
 * finishes open requests and cuts idle keep-alive connections.
 * @param lingers ms; shorter if no client is connected any more
 * @returns whether the service was asked to stop
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
    // However the request ends, even if the visitor leaves.
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
