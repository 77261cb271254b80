import { askForScriptsAnew, scriptsAskedFor, scriptsStillAskedFor, scriptsThatCame } from './ask-anew.ts'
import { endsAfter, patience } from './patience.ts'

/** Why something of a release did not work, as far as a page can learn it. */
export type Fault = LineFault | ReleaseFault

/** Nothing that a release could help: no other one would do better on the same line. */
export type LineFault =
  /** Nobody answered, or a server had trouble. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** It has not come yet. */
  | { readonly kind: 'late'; readonly text: string; readonly url: string }

/** The release itself is wrong. */
export type ReleaseFault =
  /** The file came when it was asked for again: may have been a moment's trouble. If it is not, it is not what was released. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The server has something else there, or nothing. */
  | { readonly kind: 'missing'; readonly text: string }
  /** Everything came, and then the code failed. */
  | { readonly kind: 'code'; readonly text: string }

/** Scripts that had not come when they were last waited for. */
const late = new Set<string>()

/** Those that came when they were asked for a second time; the first request may stay open. */
const cameBeside = new Set<string>()

export function isOfLine(fault: Fault): fault is LineFault {
  return fault.kind === 'unreachable' || fault.kind === 'late'
}

/**
 * Finds out why a release failed. Asking for the file anew also frees its address: a failed answer under an immutable address
 * would stay in the browser's cache. A file that is merely late is left alone: it may be on its way.
 * @param cause what was thrown
 */
export async function diagnose(cause: unknown): Promise<Fault> {
  const script = failedScript(cause)
  if (!script) return { kind: 'code', text: textOf(cause) }
  const { url, hasTimedOut } = script
  if (hasTimedOut) {
    late.add(url)
    return { kind: 'late', url, text: `${url} has not come yet.` }
  }
  const fault = await askAnew(url)
  if (fault.kind === 'refused') await renewScriptsBeside(url)
  return fault
}

/**
 * Asks for a late script a second time, past the request that is open: a server that stopped in the middle of a file may answer
 * another one. Whichever comes first is the one that runs.
 */
export async function askBeside(url: string): Promise<void> {
  late.add(url)
  const folder = folderOf(url)
  const preloads = scriptsStillAskedFor(folder).filter(preload => !cameBeside.has(preload))
  const missing = new Set([...stillLate().filter(other => other.startsWith(folder)), ...preloads])
  await Promise.all([...missing].map(renew))
}

/** Before another try at a visitor's wish: whoever asks for a script that hangs waits for the open request. A new one takes its place. */
export async function renewLateScripts(): Promise<void> {
  await Promise.all(stillLate().map(renew))
}

/** What was late and has come meanwhile is asked for by nobody any more. */
function stillLate(): readonly string[] {
  for (const url of late) if (scriptsThatCame(url).includes(url)) late.delete(url)
  return [...late]
}

async function renew(url: string): Promise<void> {
  const answer = await askAnew(url)
  if (isOfLine(answer)) return
  late.delete(url)
  cameBeside.add(url)
}

/** What is wrong with one file of a release in the browser's cache is often wrong with the others too. */
async function renewScriptsBeside(url: string): Promise<void> {
  const others = scriptsAskedFor(folderOf(url)).filter(other => other !== url)
  await Promise.all(others.map(askAnew))
  askForScriptsAnew()
}

/** Of all scripts of an app: each is at an address of its content. */
const folderOf = (url: string) =>
  /^.*\/apps\/[^/]+\//.exec(url)?.[0] ?? url.slice(0, url.lastIndexOf('/') + 1)

async function askAnew(url: string): Promise<Fault> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: endsAfter(patience()) })
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

/** Whether what was thrown is about a script that has not come yet. */
export const isLate = (cause: unknown): boolean => failedScript(cause)?.hasTimedOut ?? false

/** webpack's ChunkLoadError and our own ScriptLoadError have these fields. */
function failedScript(cause: unknown): { readonly url: string; readonly hasTimedOut: boolean } | undefined {
  if (!(cause instanceof Error && 'request' in cause && 'type' in cause)) return undefined
  const { request, type } = cause
  return typeof request === 'string' ? { url: request, hasTimedOut: type === 'timeout' } : undefined
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
}
