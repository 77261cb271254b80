import { FinishReason, GoogleGenAI, ThinkingLevel, type GenerateContentResponse } from '@google/genai'
import { failureOf } from './gemini-failure.ts'
import type { ModelReply } from './model.ts'
import type { Prompt } from './prompt.ts'

export interface GeminiOptions {
  readonly apiKey: string
  readonly model: string
  /** Of a reply, in tokens. */
  readonly maxTokens: number
  /** Of the server, if it is not Google's. */
  readonly url?: string | undefined
}

export type Attempt = (prompt: Prompt, signal: AbortSignal) => Promise<ModelReply>

/** @returns a function that asks Gemini once: no second try, no limit of time but the signal */
export function gemini({ apiKey, model, maxTokens, url }: GeminiOptions): Attempt {
  const { models } = new GoogleGenAI({
    apiKey,
    vertexai: false,
    httpOptions: {
      // The platform's own: the SDK's would take away its limits of time.
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
          // Facts are given, and thinking would use up the tokens of the reply.
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
  // Half a sentence may say the opposite of the whole.
  if (reason === FinishReason.MAX_TOKENS) return { status: 'failed', why: 'cut', detail: reason }
  if (reason !== FinishReason.STOP) return { status: 'failed', why: 'unreadable', detail: wordOf(reason) }
  const { promptTokenCount = 0, candidatesTokenCount = 0 } = response.usageMetadata ?? {}
  const tokens = { asked: promptTokenCount, replied: candidatesTokenCount }
  return { status: 'replied', text: response.text ?? '', tokens }
}

/** Never more than a word, so that no text gets into a log. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Z_]{1,40}$/.test(value) ? value : 'no finish reason'
