import type { RemoteModule } from '@kutuhal/contract'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { loadContainer } from './federation.ts'
import { SiteError } from '../site-error.ts'

const loading = new Map<string, Promise<RemoteModule>>()

/** What a release exposes, loaded once. A failure is not kept: the next call tries again. */
export function remoteModule(pin: ReleasePin): Promise<RemoteModule> {
  const known = loading.get(pin.release)
  if (known) return known
  const module = load(pin)
  loading.set(pin.release, module)
  module.catch(() => loading.delete(pin.release))
  return module
}

async function load(pin: ReleasePin): Promise<RemoteModule> {
  const exposed = await loadContainer(pin)
  if (!hasRemote(exposed)) {
    throw new SiteError('It exposes no remote.', { hint: 'remote.tsx must export `remote`.' })
  }
  return exposed.remote
}

function hasRemote(exposed: unknown): exposed is { readonly remote: RemoteModule } {
  return exposed instanceof Object && 'remote' in exposed && exposed.remote instanceof Object
}
