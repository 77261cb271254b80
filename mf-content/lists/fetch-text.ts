/** A server that sends nothing for this long has stalled, because even slow networks keep sending; ms. */
const STALLED_AFTER_MS = 10_000

/** The error for a missing or wrong file. The host classifies it by the fields of webpack's chunk errors. */
export class ContentError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ContentError'
  }
}

/**
 * Fetches a file. If that fails or the file is wrong, fetches it again without the browser's cache, which
 * would keep a broken file, since addresses with hashes never expire.
 * @param checked parses the text; returns undefined for a wrong text
 * @throws ContentError if the file is still missing or wrong
 */
export async function fetchText(
  url: string,
  checked: (text: string) => Promise<string | undefined>,
): Promise<string> {
  for (const cache of ['default', 'reload'] as const) {
    const text = await received(url, cache)
    const wanted = text === undefined ? undefined : await checked(text)
    if (wanted !== undefined) return wanted
  }
  throw new ContentError(url, 'error')
}

/** Reads a response. @returns undefined if the request failed @throws ContentError if the server stalled */
async function received(url: string, cache: RequestCache): Promise<string | undefined> {
  const stalled = new AbortController()
  let timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS)
  try {
    const response = await fetch(url, { cache, signal: stalled.signal })
    if (!response.ok || !response.body) return undefined
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      clearTimeout(timer)
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      timer = setTimeout(() => stalled.abort(), STALLED_AFTER_MS)
    }
  } catch {
    if (stalled.signal.aborted) throw new ContentError(url, 'timeout')
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
