import type { CheckedScript, DocumentScripts } from '@kutuhal/contract/composition.ts'
import { waitForReconnect } from '../federation/network.ts'
import { STARTER_POLICY } from '../trusted-types.ts'
import { lacks } from './missing-features.ts'

/**
 * Asks for all that a first view runs in one wave, and runs the shell's in their order.
 * @param onMissing called with the address of a script of the shell that did not come, or is not what the document promises
 */
export function runScripts(
  { initial, preloaded, forLack = [] }: DocumentScripts,
  onMissing: (url: string) => void,
): void {
  const policy =
    window.trustedTypes && window.trustedTypes.createPolicy(STARTER_POLICY, { createScriptURL: url => url })

  function run({ url, integrity }: CheckedScript, isLast?: boolean) {
    const script = document.createElement('script')
    // One after the other, though they are asked for at once; each in a task of its own.
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

/** Connects to where scripts come from, so that they need no round trips for that once they are asked for. */
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

/** The same for a preload as for the script that uses it, or it is fetched twice. None in development, where files change. */
function demand(element: HTMLScriptElement | HTMLLinkElement, integrity: string): void {
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  // Behind typefaces and pictures, which are seen.
  element.fetchPriority = 'low'
}
