import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { copyOwners } from '@kutuhal/release/fixtures/copy-owners.ts'
import { buildReleases } from '@kutuhal/release/working-tree/build-releases.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { releaseFolder, type Store } from '@kutuhal/release/store/store.ts'

/** Makes a temporary store in which the working tree's releases are live. */
export async function createStoreWithLiveReleases(): Promise<Store> {
  const { store, versions } = await createStoreWithReleases()
  measureReleaseCommand(
    store,
    'promote',
    '--unchecked',
    'a store of its own for tests',
    ...Object.entries(versions).map(([app, version]) => `${app}@${version}`),
  )
  return store
}

/** Makes a temporary store with the working tree's releases. */
export async function createStoreWithReleases(): Promise<{
  store: Store
  versions: Readonly<Record<string, string>>
}> {
  const store = resolveLocalStore(mkdtempSync(path.join(tmpdir(), 'released-')))
  const built = resolveLocalStore()
  const versions = await buildReleases(built, console.log)
  await copyOwners(built, store)
  for (const [app, version] of Object.entries(versions)) {
    cpSync(releaseFolder(built, app, version), releaseFolder(store, app, version), { recursive: true })
  }
  return { store, versions }
}

/**
 * Runs the release command as a team does.
 * @returns how long the command took; ms
 * @throws Error with the command's own message if it fails
 */
export function measureReleaseCommand(store: Store, ...args: readonly string[]): number {
  const start = performance.now()
  const script = path.join(projectRoot, 'shared/tooling/release/commands/command-line.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args, '--store', store.folder],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return Math.round(performance.now() - start)
}
