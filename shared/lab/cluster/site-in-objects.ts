import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { composeDeploymentChange } from '@kutuhal/release/pipeline/change-live.ts'
import type { Deployment } from '@kutuhal/release/store/deployment/deployment.ts'
import { deploy, liveDeployment } from '@kutuhal/release/store/deployments.ts'
import { firstPlan, planWith, type Versions } from '@kutuhal/release/store/plan.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { readPlan, releaseFolder, type Store } from '@kutuhal/release/store/store.ts'
import { VerifiedPlan } from '@kutuhal/release/store/trust/view.ts'
import { republishRelease } from '@kutuhal/testing/releases/republish-release.ts'
import { buildReleases } from '@kutuhal/release/working-tree/build-releases.ts'

/**
 * The store of `npm start`. The cluster builds into this store, too, so that both can reuse each other's
 * builds.
 */
const built = () => resolveLocalStore(path.join(projectRoot, '.store'))

/**
 * Builds the changed apps of the working tree and signs them with the local key. Must be called before
 * `RELEASE_KEY` is set to the cluster's key.
 * @returns the version of each app
 */
export const buildWorkingTree = (say: (line: string) => void): Promise<Versions> =>
  buildReleases(built(), say)

/** Publishes the builds into a new store and makes them live. */
export async function publishSite(store: Store, versions: Versions): Promise<void> {
  for (const [app, version] of Object.entries(versions)) {
    await republishRelease(store, releaseFolder(built(), app, version), version)
  }
  await deploy(store, async newest => {
    const plan = await VerifiedPlan.of(store, firstPlan(versions, '/main/gemini'))
    return composeDeploymentChange(store, newest, plan, { what: 'the working tree' })
  })
}

/** Publishes the live code of an app again as a new version, and makes that version live. */
export async function republishLiveCode(
  store: Store,
  app: string,
  version: string,
): Promise<Deployment | undefined> {
  const live = await liveDeployment(store)
  if (!live) throw new Error('Nothing is live in this store yet.')
  const { pins } = await readPlan(store, live.generation)
  await republishRelease(store, releaseFolder(store, app, pins[app] ?? ''), version)
  return deploy(store, async newest => {
    const plan = planWith(await readPlan(store, newest?.generation ?? live.generation), { [app]: version })
    return composeDeploymentChange(store, newest, await VerifiedPlan.of(store, plan), {
      what: `release ${app}@${version}`,
    })
  })
}
