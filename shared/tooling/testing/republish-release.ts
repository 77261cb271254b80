import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish, type Store } from '@kutuhal/release/store/store.ts'
import { rewriteReleaseVersion } from './rewrite-release-version.ts'

/**
 * Publishes a copy of a release under a new version, signed with the current key.
 * @param release folder of the original release, which may be in another store
 */
export async function republishRelease(store: Store, release: string, version: string): Promise<void> {
  const dist = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await rewriteReleaseVersion(release, version, dist)
    await publish(store, dist)
  } finally {
    await rm(dist, { recursive: true })
  }
}
