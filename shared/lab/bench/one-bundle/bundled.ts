/** Bundled remotes cannot be missing, have no earlier release and need no pins (build.ts). */
import type { RemoteModule } from '@kutuhal/contract'
import { remote as chat } from '../../../../mf-chat/remote.tsx'
import { remote as contact } from '../../../../mf-contact/remote.tsx'
import { remote as content } from '../../../../mf-content/remote.tsx'
import { remote as maze } from '../../../../mf-maze/remote.tsx'
import type * as fallback from '../../../../shell/federation/fallback.ts'
import type * as releasePins from '../../../../shell/federation/release-pins.ts'

const remotes: Readonly<Record<string, RemoteModule>> = {
  'mf-chat': chat,
  'mf-contact': contact,
  'mf-content': content,
  'mf-maze': maze,
}

export const createReleasePins: typeof releasePins.createReleasePins = (document, onKnown) => {
  const known = { shell: document.shell, remotes: document.remotes }
  onKnown(known)
  return { known, load: () => Promise.resolve(), isStale: () => Promise.resolve(false) }
}

export const createRemoteRegistry: typeof fallback.createRemoteRegistry = live => ({
  async use(name, task) {
    const remote = remotes[name]
    if (!remote) throw new Error(`There is no remote "${name}" in this bundle.`)
    return { status: 'done', result: await task(remote, live.known.remotes[name]?.release ?? '') }
  },
  prefetch: () => undefined,
  reportBroken: () => false,
  recheckRelease: () => Promise.resolve(),
})
