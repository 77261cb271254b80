import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { firstPlan, planWith, type Plan } from '../../store/plan.ts'
import { publish, releaseFolder, type Store } from '../../store/store.ts'
import { trustIn } from '../../store/trust/first-use.ts'
import { alsoTrust } from '../../fixtures/same-owners.ts'
import { siteAroundMutations } from './mutated-site.ts'

/**
 * A store of its own in which a mutation is published; the releases that it meets are links.
 * @param before the build that is live when it comes, instead of the app as the template is
 */
export async function mutationStore(
  dist: string,
  before?: string,
): Promise<{ readonly store: Store; readonly plan: Plan }> {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'mutation-')), pointer: 'live' }
  const site = siteAroundMutations()
  await trustIn(store)
  for (const { app, version, folder } of site) {
    mkdirSync(path.join(store.folder, 'apps', app), { recursive: true })
    symlinkSync(folder, releaseFolder(store, app, version))
    await alsoTrust({ folder: path.resolve(folder, '../../..'), pointer: 'live' }, store)
  }
  const { name, version } = await publish(store, dist)
  const versions = Object.fromEntries(site.map(release => [release.app, release.version]))
  const pins = before === undefined ? versions : { ...versions, [name]: await publishBefore(store, before) }
  const live = firstPlan(pins, 'http://localhost:9/main/gemini')
  return { store, plan: planWith(live, { [name]: version }) }
}

/** @returns the version of a build that was published before */
async function publishBefore(store: Store, dist: string): Promise<string> {
  const older = mkdtempSync(path.join(tmpdir(), 'before-'))
  await restampRelease(dist, '1.0.9', older)
  const { version } = await publish(store, older)
  rmSync(older, { recursive: true })
  return version
}
