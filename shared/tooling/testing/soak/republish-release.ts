import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish, type Store } from '@kutuhal/release/store/store.ts'
import { rewriteReleaseVersion } from '../rewrite-release-version.ts'

/**
 * Publishes a release of another store under a version of its own, signed by the one who runs this.
 * @param release its folder
 * @returns when it was built, and publishing it began; ms since 1970
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
