import {
  PINS_FILE,
  type ScriptWithIntegrity,
  type Composition,
  type DocumentScripts,
  type PolyfilledFeature,
} from '@kutuhal/contract/composition.ts'
import { onceShellEvent, readDocumentPins, BOOTSTRAP_TRUSTED_TYPES_POLICY } from '../document-data.ts'
import { waitForReconnect } from '../federation/network.ts'
import { sendReport } from '../report/report.ts'
import { hasNativePopovers } from './early-input.ts'

const isMissing: Readonly<Record<PolyfilledFeature, boolean>> = { popover: !hasNativePopovers }

/**
 * Fetches what the page needs first, and runs the shell's scripts in order.
 * @param onMissing called if a shell script is missing or does not match its hash
 */
export function runShellScripts(
  { initial, preloaded, forLack = [] }: DocumentScripts,
  onMissing: (url: string) => void,
): void {
  const policy =
    window.trustedTypes &&
    window.trustedTypes.createPolicy(BOOTSTRAP_TRUSTED_TYPES_POLICY, { createScriptURL: url => url })

  function run({ url, integrity }: ScriptWithIntegrity, isLast?: boolean) {
    const script = document.createElement('script')
    // Scripts load in parallel and run in order, each in its own task.
    script.async = false
    setFetchOptions(script, integrity)
    script.addEventListener('error', () => {
      if (isLast) onMissing(url)
      // A request that failed for lack of a connection may succeed on the second try.
      else void waitForReconnect(0).then(() => run({ url, integrity }, true))
    })
    Object.assign(script, { src: policy ? policy.createScriptURL(url) : url })
    document.head.appendChild(script)
  }
  function fetchAhead({ url, integrity }: ScriptWithIntegrity) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    setFetchOptions(link, integrity)
    link.href = url
    document.head.appendChild(link)
  }

  forLack.forEach(({ feature, script }) => {
    if (isMissing[feature]) run(script)
  })
  initial.forEach(script => run(script))
  preloaded.forEach(fetchAhead)
}

/**
 * A preload and its script need the same options, or the file loads twice. In development, `integrity` is
 * empty.
 */
function setFetchOptions(element: HTMLScriptElement | HTMLLinkElement, integrity: string): void {
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  // Visitors see typefaces and pictures, so these load first.
  element.fetchPriority = 'low'
}

let isReported = false

export function reportShellFailure(message: string, error?: unknown): void {
  if (isReported) return
  isReported = true
  const { release } = readDocumentPins().shell
  const path = location.pathname
  // Only the file of pins has the generation.
  void fetch('/' + PINS_FILE)
    .then(answer => answer.json())
    .catch(() => ({}))
    .then(({ generation = '' }: Partial<Composition>) =>
      sendReport({ kind: 'error', generation, release, path, message, error }),
    )
}

/** Stops when the shell begins to report errors itself. */
export function onShellError(onThrown: (message: string, error: unknown) => void): void {
  // The folder of all shell releases, because releases share some scripts.
  const base = new URL('..', new URL(readDocumentPins().shell.base, location.href)).href
  const isShell = (place: string | undefined) => place !== undefined && place.indexOf(base) !== -1
  function notice(event: ErrorEvent) {
    if (isShell(event.filename)) onThrown(event.message, event.error)
  }
  function noticeRejection({ reason }: PromiseRejectionEvent) {
    if (reason instanceof Error && isShell(reason.stack)) onThrown(reason.message, reason)
  }
  addEventListener('error', notice)
  addEventListener('unhandledrejection', noticeRejection)
  onceShellEvent('shell-reporting', () => {
    removeEventListener('error', notice)
    removeEventListener('unhandledrejection', noticeRejection)
  })
}
