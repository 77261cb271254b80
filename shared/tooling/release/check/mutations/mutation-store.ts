import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstPlan, planWith, type Plan } from '../../store/plan.ts'
import { publish, releaseFolder, type Store } from '../../store/store.ts'
import { siteAroundMutations } from './mutated-site.ts'

/** A store of its own in which a mutation is published; the releases that it meets are links. */
export async function mutationStore(dist: string): Promise<{ readonly store: Store; readonly plan: Plan }> {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'mutation-')), pointer: 'live' }
  const site = siteAroundMutations()
  for (const { app, version, folder } of site) {
    mkdirSync(path.join(store.folder, 'apps', app), { recursive: true })
    symlinkSync(folder, releaseFolder(store, app, version))
  }
  const { name, version } = await publish(store, dist)
  const versions = Object.fromEntries(site.map(release => [release.app, release.version]))
  const live = firstPlan(versions, 'http://localhost:9/main/gemini')
  return { store, plan: planWith(live, { [name]: version }) }
}
