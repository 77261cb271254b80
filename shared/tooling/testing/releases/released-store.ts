import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchToSite } from '@kutuhal/release/fixtures/publish-to-site.ts'
import { runReleaseCommand } from '../../release/fixtures/release-command.ts'
import { buildReleases } from '@kutuhal/release/working-tree/build-releases.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import type { Versions } from '../../release/store/plan.ts'
import type { Store } from '@kutuhal/release/store/store.ts'

/** Makes a temporary store in which the working tree's releases are live. */
export async function createStoreWithLiveReleases(): Promise<Store> {
  const { store, versions } = await createStoreWithReleases()
  const names = Object.entries(versions).map(([app, version]) => `${app}@${version}`)
  await runReleaseCommand(store.folder, 'promote', '--unchecked', 'a store of its own for tests', ...names)
  return store
}

/** Makes a temporary store with the working tree's releases. */
export async function createStoreWithReleases(): Promise<{
  readonly store: Store
  readonly versions: Versions
}> {
  const store = resolveLocalStore(mkdtempSync(path.join(tmpdir(), 'released-')))
  const built = resolveLocalStore()
  const versions = await buildReleases(built, console.log)
  for (const [app, version] of Object.entries(versions)) {
    const name = path.join('releases', app, version)
    cpSync(path.join(built.folder, name), path.join(store.folder, name), { recursive: true })
    await fetchToSite(store, app, version)
  }
  return { store, versions }
}
