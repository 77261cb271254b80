import { persona } from './persona.ts'

interface Connection {
  readonly fetch: typeof globalThis.fetch
  /** The gateway's address: its path ends in /main/gemini. */
  readonly url: string
  /** Gives the call up. */
  readonly signal: AbortSignal
}

/**
 * The one call of the product (product specification, point 7).
 * @returns the reply; '' if the answer carries none
 * @throws when the gateway cannot be reached, refuses, answers something that is not JSON, or `signal` aborts
 */
export async function askAssistant(question: string, { fetch, url, signal }: Connection): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userMessage: persona + question }),
    credentials: 'omit',
    signal,
  })
  if (!response.ok) throw new Error(`The assistant's gateway answered with status ${response.status}.`)
  const answer: unknown = await response.json()
  return typeof answer === 'object' &&
    answer !== null &&
    'reply' in answer &&
    typeof answer.reply === 'string'
    ? answer.reply
    : ''
}
