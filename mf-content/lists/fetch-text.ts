/** A server that has sent nothing for so long has stopped. Slow lines go on sending; ms. */
const STALLED_AFTER_MS = 10_000

/** A file did not come, or is not the right one. Has the fields of webpack's own error for chunks: the host finds out why by them. */
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
 * Fetches a file, and a second time past the browser's cache if it does not come or is not right: what came broken under an address
 * that never changes would stay there.
 * @param checked gives what is wanted of the text, nothing if the text is not right
 * @throws ContentError
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

/** @returns nothing if it did not come @throws ContentError if the server stopped sending */
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
