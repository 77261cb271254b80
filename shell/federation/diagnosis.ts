import { askForScriptsAnew, scriptsAskedFor } from './ask-anew.ts'

/** Why something of a release did not work, as far as a page can learn it. */
export type Fault =
  /** Nobody answered, or a server had trouble: may pass. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** The file came when it was asked for again: may have been a moment's trouble. */
  | { readonly kind: 'refused'; readonly text: string }
  /** No answer in time. */
  | { readonly kind: 'timeout'; readonly text: string }
  /** The server has something else there, or nothing. */
  | { readonly kind: 'missing'; readonly text: string }
  /** Everything came, and then the code failed. */
  | { readonly kind: 'code'; readonly text: string }

/** How long the question may take while a visitor waits for the answer, and while nobody does; ms. */
const QUESTION_TIMEOUT_MS = 1000
const BACKGROUND_TIMEOUT_MS = 15_000

/** Scripts that did not come in time, with what ends the question that is still open. */
const hanging = new Map<string, AbortController>()

/**
 * Finds out why a release failed. Asking for the file anew also frees its address: a failed answer under an immutable address
 * would stay in the browser's cache.
 * @param cause what was thrown
 */
export async function diagnose(cause: unknown): Promise<Fault> {
  const script = failedScript(cause)
  if (!script) return { kind: 'code', text: textOf(cause) }
  const { url, hasTimedOut } = script
  if (!hasTimedOut) {
    const fault = await ask(url, AbortSignal.timeout(QUESTION_TIMEOUT_MS))
    if (fault.kind === 'refused') await renewScriptsBeside(url)
    return fault
  }
  // A slow line gets the file after all: it is in the browser's cache by the time of a Retry.
  const stop = new AbortController()
  hanging.set(url, stop)
  void ask(url, AbortSignal.any([stop.signal, AbortSignal.timeout(BACKGROUND_TIMEOUT_MS)])).then(answer => {
    if (answer.kind !== 'unreachable') hanging.delete(url)
  })
  return { kind: 'timeout', text: `${url} did not come in time.` }
}

/**
 * Before another try: whoever asks for a script that hangs waits for the open request. A new one takes its place.
 * @param base of the release
 */
export async function freeHangingScripts(base: string): Promise<void> {
  const folder = new URL(base, location.href).href
  const urls = [...hanging.keys()].filter(url => url.startsWith(folder))
  await Promise.all(
    urls.map(url => {
      hanging.get(url)?.abort()
      hanging.delete(url)
      return ask(url, AbortSignal.timeout(QUESTION_TIMEOUT_MS))
    }),
  )
}

/** What is wrong with one file of a release in the browser's cache is often wrong with the others too. */
async function renewScriptsBeside(url: string): Promise<void> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1)
  const others = scriptsAskedFor(folder).filter(other => other !== url)
  await Promise.all(others.map(other => ask(other, AbortSignal.timeout(QUESTION_TIMEOUT_MS))))
  askForScriptsAnew()
}

async function ask(url: string, signal: AbortSignal): Promise<Fault> {
  try {
    const response = await fetch(url, { cache: 'reload', signal })
    const { ok, status, headers } = response
    const type = headers.get('content-type') ?? 'no type'
    if (status >= 500) return { kind: 'unreachable', text: `${url} answered ${status}.` }
    if (!ok) return { kind: 'missing', text: `${url} answered ${status}.` }
    if (!/javascript|json/.test(type)) return { kind: 'missing', text: `${url} is no script but ${type}.` }
    await response.arrayBuffer()
    return { kind: 'refused', text: `${url} is not what its hash promises, or came broken.` }
  } catch {
    return { kind: 'unreachable', text: `${url} could not be reached.` }
  }
}

/** webpack's ChunkLoadError and our own ScriptLoadError have these fields. */
function failedScript(cause: unknown): { readonly url: string; readonly hasTimedOut: boolean } | undefined {
  if (!(cause instanceof Error && 'request' in cause && 'type' in cause)) return undefined
  const { request, type } = cause
  return typeof request === 'string' ? { url: request, hasTimedOut: type === 'timeout' } : undefined
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
}
