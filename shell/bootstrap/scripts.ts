/** How the shell's scripts are fetched and run, and how it is reported that they fail. */
import {
  PINS_FILE,
  type CheckedScript,
  type Composition,
  type DocumentScripts,
} from '@kutuhal/contract/composition.ts'
import { readComposition } from '../document-data.ts'
import { waitForReconnect } from '../federation/network.ts'
import { sendReport } from '../report/report.ts'
import { STARTER_POLICY } from '../trusted-types.ts'
import { once } from './events.ts'
import { lacks } from './features.ts'

/**
 * Fetches all scripts of the first view and runs the shell's in order.
 * @param onMissing called with the address of a shell script that is missing or fails its hash
 */
export function runScripts(
  { initial, preloaded, forLack = [] }: DocumentScripts,
  onMissing: (url: string) => void,
): void {
  const policy =
    window.trustedTypes && window.trustedTypes.createPolicy(STARTER_POLICY, { createScriptURL: url => url })

  function run({ url, integrity }: CheckedScript, isLast?: boolean) {
    const script = document.createElement('script')
    // One after the other, though they are fetched at once; each in a task of its own.
    script.async = false
    demand(script, integrity)
    script.addEventListener('error', () => {
      if (isLast) onMissing(url)
      // What was lost once on the way may come the second time.
      else void waitForReconnect(0).then(() => run({ url, integrity }, true))
    })
    Object.assign(script, { src: policy ? policy.createScriptURL(url) : url })
    document.head.appendChild(script)
  }
  function fetchAhead({ url, integrity }: CheckedScript) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    demand(link, integrity)
    link.href = url
    document.head.appendChild(link)
  }

  forLack.forEach(({ feature, script }) => {
    if (lacks(feature)) run(script)
  })
  initial.forEach(script => run(script))
  preloaded.forEach(fetchAhead)
}

/** Connects to where scripts come from, so that they need no round trips for that later. */
export function connectForScripts({ initial, preloaded }: DocumentScripts): void {
  const origins = new Set(initial.concat(preloaded).map(({ url }) => new URL(url, location.href).origin))
  origins.forEach(origin => {
    if (origin === location.origin) return
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.crossOrigin = 'anonymous'
    link.href = origin
    document.head.appendChild(link)
  })
}

/** Preload and script must have the same, or it is fetched twice. No hash in development: files change. */
function demand(element: HTMLScriptElement | HTMLLinkElement, integrity: string): void {
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  // Behind typefaces and pictures, which are seen.
  element.fetchPriority = 'low'
}

let isReported = false

/** Reports, only once, that this document's shell does not run. */
export function reportFailure(message: string, error?: unknown): void {
  if (isReported) return
  isReported = true
  const { release } = readComposition().shell
  const path = location.pathname
  // The pins are not loaded yet, and the request may fail.
  void fetch('/' + PINS_FILE)
    .then(answer => answer.json())
    .catch(() => ({}))
    .then(({ generation = '' }: Partial<Composition>) =>
      sendReport({ kind: 'error', generation, release, path, message, error }),
    )
}

/**
 * Calls back with what the shell's scripts throw, until they report it themselves.
 * @param onThrown called with each
 */
export function onShellError(onThrown: (message: string, error: unknown) => void): void {
  // That of all its releases: some of its scripts are the same in several.
  const base = new URL('..', new URL(readComposition().shell.base, location.href)).href
  const isShell = (place: string | undefined) => place !== undefined && place.indexOf(base) !== -1
  function notice(event: ErrorEvent) {
    if (isShell(event.filename)) onThrown(event.message, event.error)
  }
  function noticeRejection({ reason }: PromiseRejectionEvent) {
    if (reason instanceof Error && isShell(reason.stack)) onThrown(reason.message, reason)
  }
  addEventListener('error', notice)
  addEventListener('unhandledrejection', noticeRejection)
  once('shell-reporting', () => {
    removeEventListener('error', notice)
    removeEventListener('unhandledrejection', noticeRejection)
  })
}
