/** Why a release did not load, and how to request its files again for the next try. */
import { getNetworkTimeout, createTimeoutSignal } from './network.ts'

export type LoadFailure = NetworkFailure | ReleaseFailure

/** The network failed, so every other release would fail too. */
export type NetworkFailure =
  /** There was no response, or a server error. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** The file is still loading. */
  | { readonly kind: 'late'; readonly text: string; readonly url: string }

/** The release itself is broken. */
export type ReleaseFailure =
  /**
   * The browser refused the file, although a new request loads it. The next attempt will show whether the
   * file's hash is wrong.
   */
  | { readonly kind: 'refused'; readonly text: string }
  /** The server has another file there, or none. */
  | { readonly kind: 'missing'; readonly text: string }
  /** All files loaded, and then the code threw. */
  | { readonly kind: 'code'; readonly text: string }

/** Says that a script did not load, with the fields of webpack's ChunkLoadError. */
export class ScriptLoadError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ScriptLoadError'
  }
}

/** An error for developers: what happened, and what to do about it. Visitors never read its text. */
export class SiteError extends Error {
  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(`${message} ${hint}`, { cause })
    this.name = 'SiteError'
  }
}

declare global {
  /**
   * A hash of a weaker algorithm, for the `integrity` of every script. Browsers check only the stronger hash,
   * but because the attribute has changed, they request a refused file again. Loaders of remotes add this
   * hash, too (script-integrity-plugin.ts).
   */
  var scriptCacheBuster: string | undefined
}

let busts = 0

/** URLs of scripts that did not load within the time limit. */
const late = new Set<string>()

/** URLs of late scripts whose second request has succeeded; the first request may still be pending. */
const refetched = new Set<string>()

export function isNetworkFailure(failure: LoadFailure): failure is NetworkFailure {
  return failure.kind === 'unreachable' || failure.kind === 'late'
}

/**
 * Finds out why a release failed. Requests the failed file again, which also replaces a broken copy in the
 * browser's cache. Does not request a late file again, because that file may still load.
 * @param cause the value that was thrown
 */
export async function classifyFailure(cause: unknown): Promise<LoadFailure> {
  const script = failedScript(cause)
  if (!script) {
    return { kind: 'code', text: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
  }
  const { url, hasTimedOut } = script
  if (hasTimedOut) {
    late.add(url)
    return { kind: 'late', url, text: `${url} has not come yet.` }
  }
  const failure = await request(url)
  if (failure.kind === 'refused') await refetchSiblings(url)
  return failure
}

/** Whether an error is about a script that has not loaded yet. */
export const isLateScriptError = (cause: unknown): boolean => failedScript(cause)?.hasTimedOut ?? false

/**
 * Requests a late script, and other late scripts of its app, again while the first requests are open: a
 * server that stalled in the middle of a file may answer a new request. A script runs from the response that
 * arrives first.
 */
export async function raceSecondScriptRequest(url: string): Promise<void> {
  late.add(url)
  const folder = folderOf(url)
  const preloads = pendingPreloads(folder).filter(preload => !refetched.has(preload))
  const missing = new Set([...stillLate().filter(other => other.startsWith(folder)), ...preloads])
  await Promise.all([...missing].map(refetch))
}

/** Requests stalled scripts again before a retry, since a retry would otherwise reuse the pending request. */
export async function refetchLateScripts(): Promise<void> {
  await Promise.all(stillLate().map(refetch))
}

/** Lists late scripts that have not loaded meanwhile. */
function stillLate(): readonly string[] {
  for (const url of late) if (settledScripts(url).includes(url)) late.delete(url)
  return [...late]
}

async function refetch(url: string): Promise<void> {
  if (isNetworkFailure(await request(url))) return
  late.delete(url)
  refetched.add(url)
}

/** Refetches the other scripts of an app: if the browser's cache has one broken file, it often has more. */
async function refetchSiblings(url: string): Promise<void> {
  const others = requestedScripts(folderOf(url)).filter(other => other !== url)
  await Promise.all(others.map(request))
  globalThis.scriptCacheBuster = ` sha256-${btoa(String(++busts).padStart(32))}`
}

/** @returns what is wrong with the file, according to a fresh request */
async function request(url: string): Promise<LoadFailure> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: createTimeoutSignal(getNetworkTimeout()) })
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

/** The folder of an app, which holds the scripts of all its releases. */
const folderOf = (url: string) =>
  /^.*\/apps\/[^/]+\//.exec(url)?.[0] ?? url.slice(0, url.lastIndexOf('/') + 1)

/** Scripts below a folder that this page has requested. @param but initiator type of requests to leave out */
function requestedScripts(folder: string, but?: 'fetch'): readonly string[] {
  const names = performance
    .getEntriesByType('resource')
    .flatMap(entry =>
      entry instanceof PerformanceResourceTiming && entry.initiatorType !== but ? entry.name : [],
    )
  return [...new Set(names)].filter(name => name.startsWith(folder) && name.endsWith('.js'))
}

/** Scripts below a folder that loaded or failed. Second requests by `fetch` do not count. */
const settledScripts = (folder: string): readonly string[] => requestedScripts(folder, 'fetch')

/** Preloaded scripts that have not loaded yet. */
function pendingPreloads(folder: string): readonly string[] {
  const settled = settledScripts(folder)
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')
  return [...preloads]
    .map(({ href }) => href)
    .filter(href => href.startsWith(folder) && !settled.includes(href))
}

/** The URL of the script that failed, from the fields of webpack's ChunkLoadError and our ScriptLoadError. */
function failedScript(cause: unknown): { readonly url: string; readonly hasTimedOut: boolean } | undefined {
  if (!(cause instanceof Error && 'request' in cause && 'type' in cause)) return undefined
  const { request, type } = cause
  return typeof request === 'string' ? { url: request, hasTimedOut: type === 'timeout' } : undefined
}
