/**
 * The service behind the assistant: POST …/main/gemini (product specification, point 7). The release tooling starts it with the
 * documents of a composed generation; the panel of every live release of mf-chat calls it, so what it takes and gives stays.
 */
import cors from '@fastify/cors'
import { site } from '@kutuhal/contract'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { questionOf } from '../conversation/persona.ts'
import type { SiteDocument } from './answers/documents.ts'
import { createKnowledge } from './answers/knowledge.ts'
import { refusalOf } from './refusals.ts'

interface GatewayOptions {
  /** All that the assistant knows. */
  readonly documents: readonly SiteDocument[]
  /** Origins whose pages may ask; the public site's own if left out. */
  readonly allowedOrigins?: readonly (string | RegExp)[]
}

const PATH = '/main/gemini'
const BODY_LIMIT = 16 * 1024 // bytes

/** @returns a server that does not listen yet. It writes no log: questions are nobody else's business. */
export function createGateway({ documents, allowedOrigins = [site.url] }: GatewayOptions): FastifyInstance {
  const { answer } = createKnowledge(documents)
  const gateway = Fastify({
    bodyLimit: BODY_LIMIT,
    // A number is not a text, even where it could be read as one.
    ajv: { customOptions: { coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => (url.replace(/\?.*/, '').endsWith(PATH) ? PATH : url),
  })
  gateway.removeContentTypeParser('text/plain')
  void gateway.register(cors, { origin: [...allowedOrigins], methods: ['POST'], maxAge: 3600 })

  gateway.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  gateway.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: `There is nothing here. Send a POST to a path that ends in ${PATH}.` }),
  )
  gateway.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { status, message } = refusalOf(error)
    return reply.code(status).send({ error: message })
  })
  gateway.post<{ Body: QuestionBody }>(PATH, { schema: { body: questionBody } }, ({ body }) => ({
    reply: answer(questionOf(body.userMessage)).text,
  }))
  return gateway
}

interface QuestionBody {
  readonly userMessage: string
}

const questionBody = {
  type: 'object',
  required: ['userMessage'],
  properties: { userMessage: { type: 'string', minLength: 1, maxLength: 4000, pattern: '\\S' } },
}
