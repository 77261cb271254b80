import type { ShareScope } from '@kutuhal/contract/share-scope.ts'
import { SiteError } from '../site-error.ts'

/** What `remoteEntry.js` leaves behind: module federation's own protocol, the same for every bundler. */
export interface Container {
  init(shareScope: ShareScope): unknown
  /** Gives a function that gives the exposed module; rejects if there is none, or a part of it does not come. */
  get(exposed: string): Promise<() => unknown>
}

/** A container is a global of its own name. @throws SiteError if there is none */
export function containerOf(name: string): Container {
  const container: unknown = Reflect.get(globalThis, name)
  if (isContainer(container)) return container
  throw new SiteError(`remoteEntry.js defines no container "${name}".`, {
    hint: 'Was it built under another name?',
  })
}

function isContainer(value: unknown): value is Container {
  return value instanceof Object && 'init' in value && 'get' in value
}
