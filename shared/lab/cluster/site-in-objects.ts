import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { deployDirectly } from '../../tooling/release/deploy/direct.ts'
import { liveDeployment, type Deployment } from '../../tooling/release/store/deployments.ts'
import type { Versions } from '../../tooling/release/store/plan.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { buildReleases, wantedOf } from '@kutuhal/release/working-tree/build-releases.ts'
import { republishRelease } from '../../tooling/testing/releases/republish-release.ts'

/** The store of `npm start`, so that both can reuse each other's builds. */
const built = () => resolveLocalStore(path.join(projectRoot, '.store'))

/** @returns the version of each app */
export const buildWorkingTree = (say: (line: string) => void): Promise<Versions> =>
  buildReleases(built(), say)

/** Into a new store. */
export async function publishSite(store: Store, versions: Versions): Promise<void> {
  for (const [app, version] of Object.entries(versions)) {
    await republishRelease(store, releaseFolderOf(built(), app, version), version)
  }
  const wanted = await wantedOf(store, versions, { gatewayUrl: '/main/gemini' })
  await deployDirectly(store, wanted, 'the working tree')
}

export async function republishLiveCode(
  store: Store,
  app: string,
  version: string,
): Promise<Deployment | undefined> {
  const live = await liveDeployment(store)
  if (!live) throw new Error('Nothing is live in this store yet.')
  const { pins } = live.plan
  await republishRelease(store, releaseFolderOf(built(), app, pins[app] ?? ''), version)
  const wanted = await wantedOf(store, { ...pins, [app]: version }, { gatewayUrl: '/main/gemini' })
  return deployDirectly(store, wanted, `release ${app}@${version}`)
}

const releaseFolderOf = (store: Store, app: string, version: string): string =>
  path.join(store.folder, 'releases', app, version)
