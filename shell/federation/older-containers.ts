/**
 * Containers from before they brought what they need (shared/docs/decisions/21-containers-bring-their-runtime.md) call into the whole
 * federation runtime, and look for it on a global. It stands in a chunk of its own, which only they load.
 */
import * as runtimeCore from '@module-federation/runtime-core'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { containerOf } from './container.ts'
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
      loadEntry: ({ remoteInfo }) => Promise.resolve(entryExportsOf(remoteInfo.name)),
    },
  ],
})

const registered = new Set<string>()

/** As `loadContainer` (federation.ts). */
export async function loadOlderContainer(pin: ReleasePin): Promise<unknown> {
  if (!registered.has(pin.container)) {
    await runEntry(pin)
    host.registerRemotes([{ name: pin.container, entry: `${pin.base}remoteEntry.js` }])
    registered.add(pin.container)
  }
  return await host.loadRemote(`${pin.container}/remote`)
}

type EntryExports = runtimeCore.types.RemoteEntryExports

function entryExportsOf(name: string): EntryExports | undefined {
  const container: object = containerOf(name)
  return isEntryExports(container) ? container : undefined
}

/** The runtime has a name of its own for the same two functions. */
const isEntryExports = (container: object): container is EntryExports =>
  'init' in container && 'get' in container
