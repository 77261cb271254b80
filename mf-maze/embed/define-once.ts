import { version } from './version.ts'
import { warnOnce } from './warnings.ts'

/** Defines a custom element, however often its script is included; the first version of it stays. */
export function defineOnce(name: string, create: () => CustomElementConstructor): void {
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
