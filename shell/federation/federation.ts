/**
 * The federation runtime, in a chunk of its own: the shell hydrates before it arrives, and loads it when the first remote is
 * wanted (containers.ts). Remotes are built with `externalRuntime` and find the runtime on the global below.
 */
import * as runtimeCore from '@module-federation/runtime-core'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { SiteError } from '../site-error.ts'
import { runEntry } from './entry-script.ts'
import { shareScope } from './share-scope.ts'

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const host = new runtimeCore.ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope,
  plugins: [
    {
      name: 'entries-that-ran',
      loadEntry: ({ remoteInfo }) => Promise.resolve(containerOf(remoteInfo.name)),
    },
  ],
})

const registered = new Set<string>()

/**
 * Loads the container of a pinned release and gives what it exposes as `./remote`.
 * @throws the errors of `runEntry`, and whatever the exposed module throws
 */
export async function loadContainer(pin: ReleasePin): Promise<unknown> {
  if (!registered.has(pin.container)) {
    await runEntry(pin)
    host.registerRemotes([{ name: pin.container, entry: `${pin.base}remoteEntry.js` }])
    registered.add(pin.container)
  }
  return await host.loadRemote(`${pin.container}/remote`)
}

/** A container is a global of its own name. */
function containerOf(name: string): runtimeCore.types.RemoteEntryExports {
  const container: unknown = Reflect.get(globalThis, name)
  if (isContainer(container)) return container
  throw new SiteError(`remoteEntry.js defines no container "${name}".`, {
    hint: 'Was it built under another name?',
  })
}

function isContainer(value: unknown): value is runtimeCore.types.RemoteEntryExports {
  return value instanceof Object && 'init' in value && 'get' in value
}
