/**
 * Stands in for shell/federation/fallback.ts in the build of one bundle (config.ts): the remotes are imported, so nothing can be missing
 * that the bundle is not missing too, and no release has another one before it. The types of the original hold this one to its
 * promises: when those change, `npm run types` says so here.
 */
import type * as federated from '../../../../shell/federation/fallback.ts'
import { everyRemote } from 'every-remote'

export const pinnedRemotes: typeof federated.pinnedRemotes = live => {
  function remoteNamed(name: string) {
    const remote = everyRemote[name]
    if (remote) return remote
    throw new Error(`There is no remote "${name}" in this bundle.`)
  }
  return {
    use: async (name, task) => ({
      status: 'done',
      result: await task(remoteNamed(name), live.known.remotes[name]?.release ?? ''),
    }),
    prefetch: (name, task) =>
      void task(remoteNamed(name), live.known.remotes[name]?.release ?? '').catch(() => undefined),
    reportBroken: () => false,
    recheckRelease: () => Promise.resolve(),
  }
}

/** What other modules import of the original is here too. */
void ({ pinnedRemotes } satisfies typeof federated)
