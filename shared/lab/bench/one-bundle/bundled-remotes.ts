/**
 * Replaces shell/federation/fallback.ts in the one-bundle build (config.ts): bundled remotes cannot be
 * missing and have no earlier release.
 */
import type * as federated from '../../../../shell/federation/fallback.ts'
import { everyRemote } from 'every-remote'

export const createRemoteRegistry: typeof federated.createRemoteRegistry = live => {
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
