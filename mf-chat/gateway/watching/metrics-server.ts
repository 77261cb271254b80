import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** Metrics have a port of their own, so that no rule of a web server can show them to visitors by mistake. */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return server
}
