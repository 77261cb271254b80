import { version } from '../version.ts'
import { warnOnce } from '../warnings.ts'
import { isBrowserSupported } from './browser-support.ts'
import type { ScriptSource } from './game-script.ts'
import { resolvePinnedFolder } from './pinned-folder.ts'

/**
 * Defines a custom element, unless another script has defined it or the browser is too old. Call this while
 * the element's script runs for the first time.
 * @param name the element's name, which is also the name of its script
 * @throws Error if the page has no such script
 */
export function defineElementOnce(
  name: string,
  create: (source: ScriptSource) => CustomElementConstructor,
): void {
  const source = findScriptSource(`${name}.js`)
  if (!isBrowserSupported()) {
    warnOnce(
      `<${name}> needs Chromium 109, Firefox 115, Safari 16.4 or newer. This browser is older, so it shows what stands inside the element.`,
    )
    return
  }
  const known = customElements.get(name)
  if (!known) {
    customElements.define(name, create(source))
    return
  }
  const first: unknown = Reflect.get(known, 'version')
  if (first === version) return
  warnOnce(
    `<${name}> is defined already, in version ${String(first)}, so version ${version} is not used. Include one of the two scripts only.`,
  )
}

/** Finds the address of the running script, by its file name if it runs as a module. */
function findScriptSource(name: string): ScriptSource {
  const current = document.currentScript ?? document.querySelector(`script[src*="/${name}"]`)
  if (current instanceof HTMLScriptElement && current.src) {
    return { base: resolvePinnedFolder(current.src), nonce: current.nonce }
  }
  throw new Error(
    `${name} cannot find out where it came from, so it cannot load the game. Include it as it is: <script async src="https://…/${name}"></script>.`,
  )
}
