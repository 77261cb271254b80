import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstPlan, planWith, type Plan, type Versions } from '../../plan.ts'
import { publish, releaseFolder, type Store } from '../../store.ts'

/** A store of its own in which a seed is published; the other apps' releases are links to those of the working tree. */
export async function seedStore(
  built: Store,
  versions: Versions,
  dist: string,
): Promise<{ readonly store: Store; readonly plan: Plan }> {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'seed-')), pointer: 'live' }
  for (const [app, version] of Object.entries(versions)) {
    mkdirSync(path.join(store.folder, 'apps', app), { recursive: true })
    symlinkSync(releaseFolder(built, app, version), releaseFolder(store, app, version))
  }
  const { name, version } = await publish(store, dist)
  const live = firstPlan(versions, 'http://localhost:9/main/gemini')
  return { store, plan: planWith(live, { [name]: version }) }
}
