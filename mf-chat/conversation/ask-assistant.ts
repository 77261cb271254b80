import { isRecord, parseAnswer, type Answer } from './answer.ts'
import { persona } from './persona.ts'

interface Connection {
  readonly fetch: typeof globalThis.fetch
  /** The gateway's address: its path ends in /main/gemini. */
  readonly url: string
  /** Aborts the request. */
  readonly signal: AbortSignal
}

/**
 * Sends a question to the assistant. This is the site's only request for data (product specification, point
 * 7).
 * @returns the reply; its text is '' if the response has no reply
 * @throws TooManyQuestionsError if the visitor must wait; another error if the gateway cannot be reached,
 * refuses, does not answer in JSON, or `signal` aborts
 */
export async function askAssistant(question: string, { fetch, url, signal }: Connection): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userMessage: persona + question }),
    credentials: 'omit',
    signal,
  })
  if (response.status === 429) throw new TooManyQuestionsError('The gateway asks the visitor to wait.')
  if (!response.ok) throw new Error(`The assistant's gateway answered with status ${response.status}.`)
  const body: unknown = await response.json()
  const { reply, answer: parts } = isRecord(body) ? body : {}
  if (typeof reply !== 'string') return { text: '' }
  const answer = parseAnswer(parts)
  return { text: reply, ...(answer && { answer }) }
}

/** The gateway has had more questions from the visitor's address than it allows in a minute. */
export class TooManyQuestionsError extends Error {}

export interface Reply {
  readonly text: string
  readonly answer?: Answer
}
