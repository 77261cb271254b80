import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { extractQuestionFromMessage } from '../conversation/persona.ts'
import { sanitizeText } from '../conversation/readable-text.ts'
import { answerQuestion, type AnswerContext } from './answer-question.ts'
import { createAdmissionControl, type AdmissionLimits } from './limits/admission.ts'
import { createRequestFilter, type AllowedPages } from './limits/allowed-pages.ts'
import type { Model } from './model/model.ts'
import { RefusalError, refusals } from './refusals.ts'
import type { KnowledgeCache } from './releases/site-knowledge.ts'
import type { Metrics } from './metrics.ts'

export interface QuestionsOptions {
  readonly knowledge: KnowledgeCache
  readonly pages: AllowedPages
  /** The language model. Without one, answers are sentences of the site. */
  readonly model?: Model | undefined
  readonly limits: QuestionLimits
  readonly metrics: Metrics
  /** Counts the questions of a visitor; without it, the service counts in its own memory. */
  readonly redis?: Redis | undefined
}

interface QuestionLimits extends AdmissionLimits {
  /** The maximum number of questions that a visitor may ask in a minute; 0 for no limit. */
  readonly questionsAMinute: number
  /** Questions are refused while the event loop is delayed by more than this; ms, 0 for no limit. */
  readonly maxDelay: number
}

/** The end of every address of the assistant (product specification, point 7). */
export const QUESTIONS_PATH = '/main/gemini'

/** Extracts the asking page's generation from the request's path. */
export const parseGenerationId = (path: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{32})\/main\/gemini$/.exec(path)?.[1]

/** The maximum number of visitors whose questions the service counts in memory. */
const VISITORS = 50_000

/** The route for questions. It checks who may ask, how often, and how many questions are answered at once. */
export async function questionsRoute(
  scope: FastifyInstance,
  { knowledge, pages, limits, metrics, model, redis }: QuestionsOptions,
): Promise<void> {
  const isAllowed = createRequestFilter(pages)
  const admission = createAdmissionControl(limits)
  metrics.gauge('assistant_questions_at_work', 'Questions that are worked on', admission.active)
  metrics.gauge('assistant_questions_waiting', 'Questions that wait for their turn', admission.waiting)
  metrics.gauge('assistant_generations', 'Generations of the site in memory', knowledge.size)

  scope.addHook('onRequest', ({ headers }, _reply, done) =>
    done(isAllowed(headers) ? undefined : new RefusalError(refusals.elsewhere)),
  )
  if (limits.questionsAMinute > 0) {
    // Visitors are counted by IP address; for IPv6 by the 64-bit network, which is one household's.
    await scope.register(rateLimit, {
      max: limits.questionsAMinute,
      timeWindow: 60_000,
      cache: VISITORS,
      enableDraftSpec: true,
      // If the counter is unavailable, all questions are allowed.
      skipOnError: true,
      nameSpace: 'assistant-',
      ...(redis && { redis }),
    })
  }
  await scope.register(underPressure, { maxEventLoopDelay: limits.maxDelay })

  scope.post<{ Body: { readonly userMessage: string } }>(
    QUESTIONS_PATH,
    { schema: { body: questionBody } },
    async (request, reply) => {
      const { log } = request
      const started = performance.now()
      const question = sanitizeText(extractQuestionFromMessage(request.body.userMessage))
      const generation = parseGenerationId(request.originalUrl.replace(/\?.*/, ''))
      const known = await knowledge.of(generation).catch((error: unknown) => {
        log.error({ err: error }, 'Nothing is live, or what is live cannot be read.')
        throw new RefusalError(refusals.nothingLive)
      })
      const onModelReply = modelReplyRecorder(metrics, log)
      const outcome = await admission.admit(reply.raw, signal =>
        answerQuestion(question, { knowledge: known, model, signal, onModelReply }),
      )
      const { by, about } = outcome
      const ms = performance.now() - started
      metrics.answers.inc({ by, about })
      metrics.seconds.observe({ by }, ms / 1000)
      log.info({ by, about, generation: known.generation, ms: Math.round(ms) }, 'question')
      if (outcome.by === 'nobody') throw new RefusalError(refusals.modelFailed)
      const { text, answer } = outcome
      return { reply: text, ...(answer && { answer }) }
    },
  )
}

const questionBody = {
  type: 'object',
  required: ['userMessage'],
  properties: { userMessage: { type: 'string', minLength: 1, maxLength: 4000, pattern: '\\S' } },
}

/** Counts the model's usage and failures, and logs the reasons of failures. */
const modelReplyRecorder =
  (metrics: Metrics, log: FastifyBaseLogger): AnswerContext['onModelReply'] =>
  reply => {
    metrics.modelReplies.inc({ result: reply.status === 'failed' ? reply.why : reply.status })
    if (reply.status === 'replied') {
      metrics.tokens.inc({ kind: 'asked' }, reply.tokens.asked)
      metrics.tokens.inc({ kind: 'replied' }, reply.tokens.replied)
    }
    if (reply.status === 'unfounded') log.warn({ what: reply.what }, 'The model said what the site does not.')
    if (reply.status !== 'failed' || reply.why === 'gone') return
    const { why, detail } = reply
    if (why === 'refused')
      log.error({ why, detail }, 'The model refused our call: look at GEMINI_API_KEY and ASSISTANT_MODEL.')
    else log.warn({ why, detail }, 'The model did not answer.')
  }
