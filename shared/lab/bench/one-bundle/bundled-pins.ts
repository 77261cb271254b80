/**
 * Stands in for shell/federation/release-pins.ts in the build of one bundle (config.ts), as bundled-remotes.ts does for the remotes: what is
 * bundled pins nothing, and asks for no pins.
 */
import type * as federated from '../../../../shell/federation/release-pins.ts'

export const releasePins: typeof federated.releasePins = (document, onKnown) => {
  const known = { shell: document.shell, remotes: document.remotes }
  onKnown(known)
  return { known, load: () => Promise.resolve(), isStale: () => Promise.resolve(false) }
}

/** What other modules import of the original is here too. */
void ({ releasePins } satisfies typeof federated)
