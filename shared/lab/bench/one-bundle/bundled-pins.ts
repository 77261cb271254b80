/**
 * Stands in for shell/federation/live-pins.ts in the build of one bundle (config.ts), as bundled-remotes.ts does for the remotes: what is
 * bundled pins nothing, and asks for no pins.
 */
import type * as federated from '../../../../shell/federation/live-pins.ts'

export const livePins: typeof federated.livePins = (document, onKnown) => {
  const known = { shell: document.shell, remotes: document.remotes }
  onKnown(known)
  return { known, load: () => Promise.resolve(), areOutdated: () => Promise.resolve(false) }
}

/** What other modules import of the original is here too. */
void ({ livePins } satisfies typeof federated)
