import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { ENTRY_POLICY } from './entry-policy.ts'

/** Whoever waits for an entry hears after this long that it is late, and waits again (remotes.ts); ms. */
const ENTRY_TIMEOUT_MS = 2500

/** A well-formed hash that no file has: a pin without a hash is refused. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`

/** A script did not come. Has the fields of webpack's own error for chunks, so that one diagnosis serves both. */
export class ScriptLoadError extends Error {
  constructor(
    readonly request: string,
    readonly type: 'error' | 'timeout',
  ) {
    super(`${request}: ${type}`)
    this.name = 'ScriptLoadError'
  }
}

/**
 * Runs the first script of a pinned release, if it is the one that the pin promises.
 * @throws ScriptLoadError if it did not come; whatever it threw, if it did
 */
export function runEntry(pin: ReleasePin): Promise<void> {
  const url = new URL(pin.entry ?? `${pin.base}remoteEntry.js`, location.href).href
  const script = document.createElement('script')
  script.async = true
  // An entry is the same in all releases that did not change it, and calls its container after this one.
  script.dataset['release'] = pin.release
  // Both as in the preload of the same file, or it would be fetched twice.
  script.crossOrigin = 'anonymous'
  script.integrity = (pin.integrity || MATCHES_NOTHING) + (globalThis.scriptsAnew ?? '')
  Object.assign(script, { src: trusted(url) })

  return new Promise<void>((resolve, reject) => {
    let thrown: unknown
    const timer = setTimeout(() => settle(new ScriptLoadError(url, 'timeout')), ENTRY_TIMEOUT_MS)
    const noticeThrown = (event: ErrorEvent) => {
      if (event.filename !== url) return
      thrown = event.error
      // Caught, that is: it is reported once, with the name of the release.
      event.preventDefault()
    }
    function settle(error?: unknown) {
      clearTimeout(timer)
      removeEventListener('error', noticeThrown)
      script.remove()
      if (error === undefined) resolve()
      else
        reject(
          error instanceof Error
            ? error
            : new Error('It threw something that is no Error.', { cause: error }),
        )
    }
    addEventListener('error', noticeThrown)
    script.addEventListener('load', () => settle(thrown))
    script.addEventListener('error', () => settle(new ScriptLoadError(url, 'error')))
    document.head.append(script)
  })
}

const policy = window.trustedTypes?.createPolicy(ENTRY_POLICY, { createScriptURL: url => url })

function trusted(url: string): string | TrustedScriptURL {
  return policy ? policy.createScriptURL(url) : url
}
