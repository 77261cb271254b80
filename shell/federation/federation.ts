/**
 * The federation runtime, in a chunk of its own: the shell hydrates before it arrives, and loads it when the first remote is
 * wanted (remote-loader.ts). Remotes are built with `externalRuntime` and find the runtime on the global below.
 */
import * as runtimeCore from '@module-federation/runtime-core'
import type { RemotePin } from '@kutuhal/contract/composition.ts'
import { shareScope } from './share-scope.ts'

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

/** A remote's entry that does not answer in this time is given up; ms. */
const ENTRY_TIMEOUT_MS = 8000

const host = new runtimeCore.ModuleFederation({
  name: 'shell',
  remotes: [],
  shared: shareScope ?? {},
  plugins: [
    {
      name: 'entry-scripts',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: ENTRY_TIMEOUT_MS }),
    },
  ],
})

const registered = new Set<string>()

/** Loads the container of a pinned release and gives what it exposes as `./remote`. */
export async function loadContainer(pin: RemotePin): Promise<unknown> {
  if (!registered.has(pin.container)) {
    host.registerRemotes([{ name: pin.container, entry: `${pin.base}remoteEntry.js` }])
    registered.add(pin.container)
  }
  return await host.loadRemote(`${pin.container}/remote`)
}

function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  // As in the preload of the same file, or it would be fetched twice.
  script.crossOrigin = 'anonymous'
  return script
}
