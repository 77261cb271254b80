import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish } from '@kutuhal/release/releases/publish.ts'
import { openReleases } from '@kutuhal/release/releases/release-source.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { applyPatch, type ScriptPatches } from '../composed-site/isolation/fixtures/forged-release.ts'
import { rewriteReleaseVersion } from './rewrite-release-version.ts'

/**
 * Publishes a copy of a release under a new version.
 * @param release folder of the original release, which may be in another store
 * @param patches functions that change scripts of the copy, by file name
 */
export async function republishRelease(
  store: Store,
  release: string,
  version: string,
  patches: ScriptPatches = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const [source, dist] = [path.join(folder, 'source'), path.join(folder, 'dist')]
  try {
    await cp(release, source, { recursive: true })
    for (const [name, patch] of Object.entries(patches)) {
      const file = path.join(source, name)
      await writeFile(file, applyPatch(name, await readFile(file, 'utf8'), patch))
    }
    await rewriteReleaseVersion(source, version, dist)
    await publish(openReleases(store), dist)
  } finally {
    await rm(folder, { recursive: true })
  }
}
