import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { changeTo } from '../../pipeline/change-live.ts'
import { deploy, liveDeployment, type Deployment } from '../../store/deployments.ts'
import { firstPlan, planWith, type Versions } from '../../store/plan.ts'
import { storeAt } from '../../store/store-location.ts'
import { publish, readPlan, releaseFolder, type Store } from '../../store/store.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'

/** What is built of the working tree lies where `npm start` has it, too. */
const built = () => storeAt(path.join(root, '.store'))

/**
 * Builds what has changed in the working tree, signed as its store is: before the environment names another key.
 * @returns the version of each app
 */
export const buildSite = (say: (line: string) => void): Promise<Versions> => buildReleases(built(), say)

/** Publishes what was built into a store that nobody has used yet, and makes it live. */
export async function putSiteInto(store: Store, versions: Versions): Promise<void> {
  for (const [app, version] of Object.entries(versions)) {
    await publishAgain(store, releaseFolder(built(), app, version), version)
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

/** Makes one more release of an app, of the same code as what is live, and promotes it. */
export async function releaseAgain(
  store: Store,
  app: string,
  version: string,
): Promise<Deployment | undefined> {
  const live = await liveDeployment(store)
  if (!live) throw new Error('Nothing is live in this store yet.')
  const { pins } = await readPlan(store, live.generation)
  await publishAgain(store, releaseFolder(store, app, pins[app] ?? ''), version)
  return deploy(store, async newest => {
    const plan = planWith(await readPlan(store, newest?.generation ?? live.generation), { [app]: version })
    return changeTo(store, newest, plan, { what: `release ${app}@${version}` })
  })
}
