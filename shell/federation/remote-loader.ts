import { CONTRACT, type RemoteModule } from '@kutuhal/contract'
import type { Composition } from '@kutuhal/contract/composition.ts'
import { SiteError } from '../site-error.ts'

export type LoadRemote = (name: string) => Promise<RemoteModule>

/**
 * Loads remotes by name, each at the release that the page pins, and each once. A failure is not kept: the next call tries
 * again, so that a visitor's Retry works as soon as the remote is back.
 */
export function remoteLoader(composition: Composition): LoadRemote {
  const loading = new Map<string, Promise<RemoteModule>>()

  return function loadRemote(name) {
    const known = loading.get(name)
    if (known) return known
    const remote = load(composition, name)
    loading.set(name, remote)
    remote.catch(() => loading.delete(name))
    return remote
  }
}

async function load(composition: Composition, name: string): Promise<RemoteModule> {
  const pin = composition.remotes[name]
  if (!pin) {
    throw new SiteError(`No release of "${name}" is pinned.`, {
      hint: 'Is it part of this generation of the site?',
    })
  }
  try {
    const { loadContainer } = await import(/* webpackChunkName: "federation" */ './federation.ts')
    return remoteOf(await loadContainer(pin), pin.release)
  } catch (cause) {
    throw new SiteError(`Remote ${pin.release} did not load.`, {
      hint: `Does ${pin.base}remoteEntry.js answer?`,
      cause,
    })
  }
}

function remoteOf(exposed: unknown, release: string): RemoteModule {
  if (!hasRemote(exposed)) {
    throw new SiteError(`${release} exposes no remote.`, { hint: 'remote.tsx must export `remote`.' })
  }
  if (exposed.remote.contract !== CONTRACT) {
    throw new SiteError(
      `${release} was built for contract ${exposed.remote.contract}; this shell speaks ${CONTRACT}.`,
      {
        hint: 'Build the remote against the contract of the live shell.',
      },
    )
  }
  return exposed.remote
}

function hasRemote(exposed: unknown): exposed is { readonly remote: RemoteModule } {
  return exposed instanceof Object && 'remote' in exposed && exposed.remote instanceof Object
}
