/** Why a release did not load, and how to request its files again for the next try. */
import { getNetworkTimeout, createTimeoutSignal } from './network.ts'

export type LoadFailure = NetworkFailure | ReleaseFailure

/** Every other release would fail too. */
export type NetworkFailure =
  /** Or a server error. */
  | { readonly kind: 'unreachable'; readonly text: string }
  /** The file is still loading. */
  | { readonly kind: 'late'; readonly text: string; readonly url: string }

export type ReleaseFailure =
  /** A new request loads what the browser refused. The next attempt shows whether its hash is wrong. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The server has another file there, or none. */
  | { readonly kind: 'missing'; readonly text: string }
  /** All files had loaded. */
  | { readonly kind: 'code'; readonly text: string }

/** Has the fields of webpack's ChunkLoadError. */
export class ScriptLoadError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ScriptLoadError'
  }
}

/** For developers: what happened, and what to do about it. Visitors never read its text. */
export class SiteError extends Error {
  constructor(message: string, { hint, cause }: { readonly hint: string; readonly cause?: unknown }) {
    super(`${message} ${hint}`, { cause })
    this.name = 'SiteError'
  }
}

declare global {
  /**
   * A hash of a weaker algorithm, for the `integrity` of every script. Browsers check only the stronger hash,
   * but because the attribute has changed, they request a refused file again (also
   * script-integrity-plugin.ts).
   */
  var scriptCacheBuster: string | undefined
}

let busts = 0

const late = new Set<string>()

/** Their second request has succeeded; the first may still be pending. */
const refetched = new Set<string>()

export function isNetworkFailure(failure: LoadFailure): failure is NetworkFailure {
  return failure.kind === 'unreachable' || failure.kind === 'late'
}

/** Requests a failed file again, also past a broken copy in the cache; a late file may still load. */
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

export const isLateScriptError = (cause: unknown): boolean => failedScript(cause)?.hasTimedOut ?? false

/** A server that stalled in the middle may answer a new request. The first response runs. */
export async function raceSecondScriptRequest(url: string): Promise<void> {
  late.add(url)
  const folder = folderOf(url)
  const preloads = pendingPreloads(folder).filter(preload => !refetched.has(preload))
  const missing = new Set([...stillLate().filter(other => other.startsWith(folder)), ...preloads])
  await Promise.all([...missing].map(refetch))
}

/** A retry would otherwise reuse the pending request. */
export async function refetchLateScripts(): Promise<void> {
  await Promise.all(stillLate().map(refetch))
}

function stillLate(): readonly string[] {
  for (const url of late) if (settledScripts(url).includes(url)) late.delete(url)
  return [...late]
}

async function refetch(url: string): Promise<void> {
  if (isNetworkFailure(await request(url))) return
  late.delete(url)
  refetched.add(url)
}

/** If the browser's cache has one broken file of an app, it often has more. */
async function refetchSiblings(url: string): Promise<void> {
  const others = requestedScripts(folderOf(url)).filter(other => other !== url)
  await Promise.all(others.map(request))
  globalThis.scriptCacheBuster = ` sha256-${btoa(String(++busts).padStart(32))}`
}

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

/** Holds the scripts of all releases of an app. */
const folderOf = (url: string) =>
  /^.*\/apps\/[^/]+\//.exec(url)?.[0] ?? url.slice(0, url.lastIndexOf('/') + 1)

/** @param but initiator type of requests to leave out */
function requestedScripts(folder: string, but?: 'fetch'): readonly string[] {
  const names = performance
    .getEntriesByType('resource')
    .flatMap(entry =>
      entry instanceof PerformanceResourceTiming && entry.initiatorType !== but ? entry.name : [],
    )
  return [...new Set(names)].filter(name => name.startsWith(folder) && name.endsWith('.js'))
}

/** Scripts that loaded or failed. Second requests by `fetch` do not count. */
const settledScripts = (folder: string): readonly string[] => requestedScripts(folder, 'fetch')

function pendingPreloads(folder: string): readonly string[] {
  const settled = settledScripts(folder)
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')
  return [...preloads]
    .map(({ href }) => href)
    .filter(href => href.startsWith(folder) && !settled.includes(href))
}

/** Reads the fields of webpack's ChunkLoadError and our ScriptLoadError. */
function failedScript(cause: unknown): { readonly url: string; readonly hasTimedOut: boolean } | undefined {
  if (!(cause instanceof Error && 'request' in cause && 'type' in cause)) return undefined
  const { request, type } = cause
  return typeof request === 'string' ? { url: request, hasTimedOut: type === 'timeout' } : undefined
}
