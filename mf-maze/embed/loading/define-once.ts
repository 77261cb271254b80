import { isBrowserSupported } from './browser-support.ts'
import { version } from '../version.ts'
import { warnOnce } from '../warnings.ts'

/** Defines a custom element, unless another script has defined it or the browser is too old. */
export function defineElementOnce(name: string, create: () => CustomElementConstructor): void {
  if (!isBrowserSupported()) {
    warnOnce(
      `<${name}> needs Chromium 109, Firefox 115, Safari 16.4 or newer. This browser is older, so it shows what stands inside the element.`,
    )
    return
  }
  const known = customElements.get(name)
  if (!known) {
    customElements.define(name, create())
    return
  }
  const first: unknown = Reflect.get(known, 'version')
  if (first === version) return
  warnOnce(
    `<${name}> is defined already, in version ${String(first)}, so version ${version} is not used. Include one of the two scripts only.`,
  )
}
