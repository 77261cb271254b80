import type { FastifyInstance } from 'fastify'
import { refusals } from '../refusals.ts'
import type { KnowledgeOfReleases } from '../releases/site-knowledge.ts'

interface Watched {
  readonly knowledge: KnowledgeOfReleases
  readonly isStopping: () => boolean
}

/** `/health`: the process runs. `/ready`: it can answer, so that whoever spreads questions over several services may send it some. */
export function addHealth(gateway: FastifyInstance, { knowledge, isStopping }: Watched): void {
  gateway.get('/health', () => ({ status: 'ok' }))
  gateway.get('/ready', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ error: 'The service is about to stop.' })
    try {
      const { generation } = await knowledge.of(undefined)
      return { status: 'ready', generation }
    } catch (error) {
      request.log.error({ err: error }, 'Nothing is live, or what is live cannot be read.')
      return reply.code(503).send({ error: refusals.nothingLive.message })
    }
  })
}
