import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish, type Store } from '@kutuhal/release/store/store.ts'
import { rewriteReleaseVersion } from '../rewrite-release-version.ts'

/**
 * Publishes another store's release under a new version, signed with the current key.
 * @param release folder of the release
 * @returns when the release was built, which is when publishing began; ms since 1970
 */
export async function republishRelease(store: Store, release: string, version: string): Promise<number> {
  const dist = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await rewriteReleaseVersion(release, version, dist)
    const builtAt = Date.now()
    await publish(store, dist)
    return builtAt
  } finally {
    await rm(dist, { recursive: true })
  }
}
