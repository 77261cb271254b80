/**
 * Replaces shell/federation/release-pins.ts in the one-bundle build (config.ts): the bundle contains the
 * remotes, so it needs no pins and never requests newer pins.
 */
import type * as federated from '../../../../shell/federation/release-pins.ts'

export const createReleasePins: typeof federated.createReleasePins = (document, onKnown) => {
  const known = { shell: document.shell, remotes: document.remotes }
  onKnown(known)
  return { known, load: () => Promise.resolve(), isStale: () => Promise.resolve(false) }
}
