import {
  ApiError,
  FinishReason,
  GoogleGenAI,
  ThinkingLevel,
  type GenerateContentResponse,
} from '@google/genai'
import { z } from 'zod'
import type { Model, ModelFailure, ModelReply } from './model.ts'

export interface GeminiOptions {
  readonly apiKey: string
  readonly model: string
  readonly maxTokens: number
  /** The address of the model's server; by default Google's server. */
  readonly url?: string | undefined
}

/** Creates a model that asks Gemini once, without retries; only the signal limits the time of a call. */
export function createGemini({ apiKey, model, maxTokens, url }: GeminiOptions): Model {
  const { models } = new GoogleGenAI({
    apiKey,
    vertexai: false,
    httpOptions: {
      // Use the global `fetch`, because the SDK's own `fetch` has no time limits at all.
      fetch: (address, request) => fetch(address, request),
      ...(url !== undefined && { baseUrl: url }),
    },
  })
  return async ({ rules, message }, signal) => {
    try {
      const response = await models.generateContent({
        model,
        contents: [{ role: 'user', parts: [{ text: message }] }],
        config: {
          systemInstruction: rules,
          maxOutputTokens: maxTokens,
          // Thinking would use up the reply's tokens and is not needed, because the prompt has all facts.
          thinkingConfig: { thinkingLevel: ThinkingLevel.MINIMAL },
          abortSignal: signal,
        },
      })
      return replyIn(response)
    } catch (error) {
      return failureOf(error, signal)
    }
  }
}

const BLOCKED: ReadonlySet<unknown> = new Set([
  FinishReason.SAFETY,
  FinishReason.BLOCKLIST,
  FinishReason.PROHIBITED_CONTENT,
  FinishReason.SPII,
  FinishReason.RECITATION,
])

function replyIn(response: GenerateContentResponse): ModelReply {
  if (response.promptFeedback?.blockReason !== undefined) return { status: 'blocked' }
  const reason = response.candidates?.[0]?.finishReason
  if (BLOCKED.has(reason)) return { status: 'blocked' }
  // Reject a cut reply: half a sentence may say the opposite of the whole sentence.
  if (reason === FinishReason.MAX_TOKENS) return { status: 'failed', why: 'cut', detail: reason }
  if (reason !== FinishReason.STOP)
    return { status: 'failed', why: 'unreadable', detail: code.parse(reason) ?? 'no finish reason' }
  const { promptTokenCount = 0, candidatesTokenCount = 0 } = response.usageMetadata ?? {}
  const tokens = { asked: promptTokenCount, replied: candidatesTokenCount }
  return { status: 'replied', text: response.text ?? '', tokens }
}

/** The pause before a retry if an overloaded server does not say how long to wait; ms. */
const OVERLOADED_PAUSE = 500

/**
 * Classifies a failed request. It may be repeated only after 503, or 429 with a hint: after a broken
 * connection, Gemini may already have answered and charged for the answer.
 */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return { status: 'failed', why: 'slow' }
  if (error instanceof ApiError) return failureOfStatus(error.status, error.message)
  const { name, cause } = errorParts.parse(error)
  // The error of a failed connection has a `cause`. The error of an unreadable answer has none.
  if (cause !== undefined) return { status: 'failed', why: 'away', detail: codeOf(cause) }
  return { status: 'failed', why: 'unreadable', detail: name === 'SyntaxError' ? 'no JSON' : 'no answer' }
}

/** Reads Google's errors, which are JSON in the message: https://cloud.google.com/apis/design/errors */
function failureOfStatus(status: number, message: string): ModelFailure {
  const [, word = ''] = REASON.exec(message) ?? STATUS.exec(message) ?? []
  const [, seconds] = RETRY_DELAY.exec(message) ?? []
  const retryDelay = seconds === undefined ? undefined : parseFloat(seconds) * 1000
  const failed = { status: 'failed', detail: `${status} ${word}`.trim() } as const
  if (status === 429) return { ...failed, why: 'busy', retryAfter: retryDelay }
  if (status === 503) return { ...failed, why: 'away', retryAfter: retryDelay ?? OVERLOADED_PAUSE }
  return { ...failed, why: status >= 500 ? 'away' : 'refused' }
}

/** Matches a reason such as `RESOURCE_EXHAUSTED`, the only part of a message that is logged. */
const REASON = /"reason": ?"([A-Z_]{1,60})"/
const STATUS = /"status": ?"([A-Z_]{1,60})"/
const RETRY_DELAY = /"retryDelay": ?"(\d+(?:\.\d+)?)s"/

/** A word in capitals. No other text is logged, because it may quote a reply. */
const code = z
  .string()
  .regex(/^[A-Z_]{1,60}$/)
  .optional()
  .catch(undefined)
const errorParts = z.object({ name: z.string(), code, cause: z.unknown() }).partial().catch({})

/** The system's error code, such as `ECONNREFUSED`, from the end of a chain of causes. */
function codeOf(error: unknown): string {
  const { code: own, cause } = errorParts.parse(error)
  return own ?? (cause === undefined ? 'no connection' : codeOf(cause))
}
