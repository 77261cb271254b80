import {
  ApiError,
  FinishReason,
  GoogleGenAI,
  ThinkingLevel,
  type GenerateContentResponse,
} from '@google/genai'
import { z } from 'zod'
import type { ModelFailure, ModelReply } from './model.ts'
import type { Prompt } from './prompt.ts'

export interface GeminiOptions {
  readonly apiKey: string
  readonly model: string
  /** The maximum number of tokens in a reply. */
  readonly maxTokens: number
  /** The address of the model's server; by default Google's server. */
  readonly url?: string | undefined
}

export type ModelCall = (prompt: Prompt, signal: AbortSignal) => Promise<ModelReply>

/**
 * @returns a function that asks Gemini once, without retries; only the signal limits how long a call takes
 */
export function createGeminiCall({ apiKey, model, maxTokens, url }: GeminiOptions): ModelCall {
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
  if (reason !== FinishReason.STOP) return { status: 'failed', why: 'unreadable', detail: wordOf(reason) }
  const { promptTokenCount = 0, candidatesTokenCount = 0 } = response.usageMetadata ?? {}
  const tokens = { asked: promptTokenCount, replied: candidatesTokenCount }
  return { status: 'replied', text: response.text ?? '', tokens }
}

/** Returns the value if it is a single word in capitals, so that no text of a reply is logged. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Z_]{1,40}$/.test(value) ? value : 'no finish reason'

/** The pause before a retry if an overloaded server does not say how long to wait; ms. */
const OVERLOADED_PAUSE = 500

/**
 * Classifies a failed request. It may be repeated only after 503, or 429 with a hint: after a broken
 * connection, Gemini may already have answered and charged for the answer.
 */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return { status: 'failed', why: 'slow' }
  if (error instanceof ApiError) return failureOfStatus(error.status, error.message)
  const { name, cause } = partsOf(error)
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
  if (status === 429)
    return { ...failed, why: 'busy', ...(retryDelay !== undefined && { retryAfter: retryDelay }) }
  if (status === 503) return { ...failed, why: 'away', retryAfter: retryDelay ?? OVERLOADED_PAUSE }
  return { ...failed, why: status >= 500 ? 'away' : 'refused' }
}

/** Matches a reason such as `RESOURCE_EXHAUSTED`, the only part of a message that is logged. */
const REASON = /"reason": ?"([A-Z_]{1,60})"/
const STATUS = /"status": ?"([A-Z_]{1,60})"/
const RETRY_DELAY = /"retryDelay": ?"(\d+(?:\.\d+)?)s"/

const parts = z.object({ name: z.string(), code: z.string(), cause: z.unknown() }).partial()

const partsOf = (error: unknown): z.infer<typeof parts> => parts.safeParse(error).data ?? {}

/** The system's error code, such as `ECONNREFUSED`, from the end of a chain of causes. */
function codeOf(error: unknown): string {
  const { code, cause } = partsOf(error)
  if (code !== undefined && /^[A-Z_]{1,40}$/.test(code)) return code
  return cause === undefined ? 'no connection' : codeOf(cause)
}
