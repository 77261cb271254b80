import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { createGateway } from './gateway.ts'
import { connectSharedCounter } from './limits/shared-counter.ts'
import { createMetrics, createMetricsServer } from './metrics.ts'
import type { Model } from './model/model.ts'
import { createKnowledgeCache } from './releases/site-knowledge.ts'
import type { Settings } from './settings.ts'

/**
 * How long a stopping service still answers; ms. Any allowed ASSISTANT_STOP_SECONDS is longer. Web servers
 * that check the service's health ten times a second notice the stop in this time.
 */
const DRAIN_TIME_MS = 1500

/**
 * Starts the service with all its settings.
 * @returns the listening server, which finishes the current questions when it is closed
 * @throws Error if nothing is live, or the service cannot listen on an address
 */
export async function startService(settings: Settings): Promise<FastifyInstance> {
  const metrics = createMetrics()
  const { STORE, ASSISTANT_SITE, ASSISTANT_GENERATIONS, ASSISTANT_METRICS } = settings
  const knowledge = createKnowledgeCache(STORE, ASSISTANT_SITE, ASSISTANT_GENERATIONS)
  // Read the site now, so that a wrong folder is an error at the start, not at the first question.
  await knowledge.of(undefined)

  let isCounterAway = false
  const redis =
    settings.ASSISTANT_REDIS_URL === undefined
      ? undefined
      : connectSharedCounter(settings.ASSISTANT_REDIS_URL, {
          away(reason) {
            metrics.uncounted.inc()
            if (isCounterAway) return
            isCounterAway = true
            gateway.log.warn(
              { reason },
              'Redis does not answer: questions are let through without being counted.',
            )
          },
          back() {
            if (isCounterAway) gateway.log.info('Redis answers again: questions are counted.')
            isCounterAway = false
          },
        })
  const gateway = createGateway({
    knowledge,
    pages: {
      origins: settings.ASSISTANT_ORIGINS,
      withoutOrigin: settings.ASSISTANT_WITHOUT_ORIGIN === 'allowed',
    },
    model: await modelOf(settings),
    limits: {
      questionsAMinute: settings.ASSISTANT_QUESTIONS_A_MINUTE,
      atOnce: settings.ASSISTANT_AT_ONCE,
      waiting: settings.ASSISTANT_WAITING,
      maxDelay: settings.ASSISTANT_MAX_DELAY_MS,
      requestTime: settings.ASSISTANT_REQUEST_SECONDS * 1000,
      answerTime: settings.ASSISTANT_ANSWER_SECONDS * 1000,
    },
    trustedProxies: settings.ASSISTANT_TRUSTED_PROXIES,
    drainTime: DRAIN_TIME_MS,
    redis,
    metrics,
    // Log a line for each question, without text or address of a visitor.
    log: {
      level: settings.ASSISTANT_LOG_LEVEL,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: () => ({}), res: () => ({}), err: errorWithoutText },
    },
  })
  if (ASSISTANT_METRICS !== undefined) {
    collectDefaultMetrics({ register: metrics.registry })
    const metricsServer = createMetricsServer(metrics.registry)
    await metricsServer.listen(ASSISTANT_METRICS)
    // The metrics are served until the last answer is sent.
    gateway.addHook('onClose', () => metricsServer.close())
  }
  gateway.addHook('onClose', (_gateway, done) => {
    redis?.disconnect()
    done()
  })
  await gateway.listen({ host: settings.ASSISTANT_HOST, port: settings.ASSISTANT_PORT })
  return gateway
}

/** Creates the model. Loads the SDK only if there is an API key, because loading takes 0.1 s and 40 MB. */
async function modelOf(settings: Settings): Promise<Model | undefined> {
  if (settings.GEMINI_API_KEY === undefined) return undefined
  const { createGemini } = await import('./model/gemini.ts')
  const { createRetryingModel } = await import('./model/retrying-model.ts')
  const gemini = createGemini({
    apiKey: settings.GEMINI_API_KEY,
    model: settings.ASSISTANT_MODEL,
    maxTokens: settings.ASSISTANT_MODEL_TOKENS,
    url: settings.ASSISTANT_MODEL_URL,
  })
  return createRetryingModel(gemini, { within: settings.ASSISTANT_MODEL_SECONDS * 1000 })
}

/** Returns an error's type and location, without the message, which may quote the request. */
function errorWithoutText(error: NodeJS.ErrnoException) {
  const stack = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { type: error.name, message: error.code ?? '', stack: stack.join('\n') }
}
