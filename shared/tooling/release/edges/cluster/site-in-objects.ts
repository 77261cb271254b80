import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { changeTo } from '../../commands/change-live.ts'
import { deploy } from '../../store/deployments.ts'
import { firstPlan } from '../../store/plan.ts'
import { storeAt } from '../../store/store-location.ts'
import { publish, releaseFolder, type Store } from '../../store/store.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'

/**
 * Publishes the working tree's releases into a store that nobody has used yet, and makes them live.
 * @param say is told what takes a while
 */
export async function putSiteInto(store: Store, say: (line: string) => void): Promise<void> {
  const built = storeAt(path.join(root, '.store'))
  const versions = await buildReleases(built, say)
  say('Publishing the site into the object store …')
  for (const [app, version] of Object.entries(versions)) {
    await publishAgain(store, releaseFolder(built, app, version), version)
  }
  await deploy(store, newest =>
    changeTo(store, newest, firstPlan(versions, '/main/gemini'), { what: 'the working tree' }),
  )
}

/** Publishes a release of another store under a version of its own, signed by whoever runs this. */
export async function publishAgain(store: Store, release: string, version: string): Promise<void> {
  const dist = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await restampRelease(release, version, dist)
    await publish(store, dist)
  } finally {
    await rm(dist, { recursive: true })
  }
}
