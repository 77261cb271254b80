import type { Release } from '@kutuhal/build/release.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { loadTrust } from '../../store/trust/first-use.ts'
import { verifySignedRelease } from '../../store/trust/signed-release.ts'
import { hasSandbox } from './sandboxes.ts'

/**
 * Environment variable with the text of `--without-sandbox`: the reason why other teams' code may run
 * unprotected.
 */
export const SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE = 'WITHOUT_SANDBOX'

/**
 * If this computer has no sandbox, allows only releases that are signed with the current user's key, unless
 * the user has given a reason (`--without-sandbox`).
 * @param releases pinned releases by app
 * @throws Error that names the first release that may not run
 */
export async function requireSandboxForOtherTeams(
  store: Store,
  releases: Readonly<Record<string, Release>>,
): Promise<void> {
  if (hasSandbox() || (process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] ?? '').trim() !== '') return
  const { owners, actor } = await loadTrust(store)
  for (const [app, release] of Object.entries(releases)) {
    const { version } = release
    // Check that the signature is for this release: it may have been copied from another release.
    const signed = await verifySignedRelease(owners, releaseFolder(store, app, version), release)
    if (typeof signed !== 'string' && signed.by === actor.name) continue
    throw new Error(
      `${app}@${version} is signed with another key than yours, and this computer has no sandbox to run its code in. Nothing has changed. Install one (apt-get install bubblewrap), or say why it may run all the same: the same command with --without-sandbox "<why>". What a sandbox holds: shared/docs/reference/trust.md`,
    )
  }
}
