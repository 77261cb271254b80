/**
 * The assistant's service: POST …/main/gemini (product specification, point 7). Every live release of mf-chat
 * calls this address, so its interface must not change. See shared/docs/guides/running-the-assistant.md.
 */
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { createOriginMatcher } from './limits/allowed-pages.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { QUESTIONS_PATH, questionsRoute, type QuestionsOptions } from './questions-route.ts'
import { respondToClientError, BODY_LIMIT, toRefusal, refusals } from './refusals.ts'
import { drainOnShutdown } from './stopping.ts'

export interface GatewayOptions extends Omit<QuestionsOptions, 'metrics'> {
  /** `requestTime` is the time limit for receiving a request; ms. */
  readonly limits: QuestionsOptions['limits'] & { readonly requestTime: number }
  /** The addresses of the proxies whose `X-Forwarded-For` header identifies visitors; false for none. */
  readonly trustedProxies: string | false
  /** How long the service still answers connected clients after it was told to stop; ms. */
  readonly drainTime?: number
  readonly metrics?: Metrics
  readonly log?: FastifyServerOptions['logger']
}

/** How often Node checks for requests that exceed the time limit; ms. */
const CHECK_INTERVAL_MS = 500

/** How long a connection may be idle, in addition to the time limit for an answer; ms. */
const IDLE_TIMEOUT_MS = 15_000

/** Creates the service. @returns a server that is not listening yet */
export function createGateway({
  knowledge,
  pages,
  limits,
  trustedProxies,
  metrics = createMetrics(),
  log = false,
  drainTime = 0,
  ...rest
}: GatewayOptions): FastifyInstance {
  const gateway = Fastify({
    logger: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies,
    requestTimeout: limits.requestTime,
    connectionTimeout: limits.answerTime + IDLE_TIMEOUT_MS,
    http: {
      headersTimeout: limits.requestTime,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, limits.requestTime),
      requireHostHeader: false,
    },
    // Keep answering requests on open connections while the service stops, instead of refusing them with 503.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: respondToClientError,
    // Refuse a request that has a number in place of a text. By default, the number would be converted.
    ajv: { customOptions: { coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => (url.replace(/\?.*/, '').endsWith(QUESTIONS_PATH) ? QUESTIONS_PATH : url),
    frameworkErrors: (_error, request, reply) => void sendNotFound(request, reply),
  })
  // Node would refuse an unknown `Expect` header with 417. Handle such a request like any other.
  gateway.server.on('checkExpectation', (...request) => gateway.server.emit('request', ...request))
  const isStopping = drainOnShutdown(gateway, drainTime)
  gateway.removeContentTypeParser('text/plain')

  const isAllowed = createOriginMatcher(pages.origins)
  void gateway.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && isAllowed(origin)),
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: 3600,
    strictPreflight: false,
  })
  void gateway.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The host's web server decides whether browsers must use HTTPS only.
    strictTransportSecurity: false,
    // The site may have another origin than the service, so its pages must be able to read answers.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })

  gateway.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  gateway.setNotFoundHandler(sendNotFound)
  gateway.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message, retryAfter } = toRefusal(error)
    metrics.refusals.inc({ status })
    if (status === 500) request.log.error({ err: error }, 'A question failed.')
    else request.log.info({ status }, 'refused')
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.code(status).send({ error: message })
  })
  gateway.get('/health', () => ({ status: 'ok' }))
  // Load balancers ask /ready. /health says only that the process is running.
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
  void gateway.register(questionsRoute, { knowledge, pages, limits, metrics, ...rest })
  return gateway
}

const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .send({ error: `There is nothing here. Send a POST to a path that ends in ${QUESTIONS_PATH}.` })
