import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import type { Versions } from '../../store/plan.ts'
import { storeAt } from '../../store/store-location.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'
import { copyWithMutatedApp } from './mutated-app.ts'
import { rememberSite, type StoredRelease } from './mutated-site.ts'

/**
 * Builds what mutations meet, once for all of them: a shell with a route to their app, and this app as the template is. What has
 * not changed since the last time is not built again.
 */
export default async function buildSite(): Promise<void> {
  const built = storeAt()
  const others = await buildReleases(built, console.log)
  const own = storeAt(path.join(root, '.cache', 'mutations'))
  rememberSite([
    ...releasesIn(built, others).filter(({ app }) => app !== 'shell'),
    ...releasesIn(own, await buildCopy(own)),
  ])
}

/** @returns the versions of all apps that are in the copy */
async function buildCopy({ folder }: Store): Promise<Versions> {
  const copy = await copyWithMutatedApp()
  const script = path.join(copy, 'shared/tooling/release/check/mutations/build-copy.ts')
  try {
    const versions = execFileSync(process.execPath, ['--import', 'tsx', script, folder], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return JSON.parse(versions) as Versions
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function releasesIn(store: Store, versions: Versions): StoredRelease[] {
  return Object.entries(versions).map(([app, version]) => ({
    app,
    version,
    folder: releaseFolder(store, app, version),
  }))
}
