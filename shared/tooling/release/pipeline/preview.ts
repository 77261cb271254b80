import { utimes } from 'node:fs/promises'
import { composeAfter, type CompositionResult } from '../compose/compose-after.ts'
import { withSharedLock } from '../store/lock.ts'
import { planWith, type Versions } from '../store/plan.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { requireLiveDeployment } from './parse-releases.ts'

/** Composes a preview: the live site, but with the given versions of some apps. */
export function composePreview(store: Store, pins: Versions): Promise<CompositionResult> {
  return withSharedLock(store, async () => {
    const { generation, plan } = await requireLiveDeployment(store)
    const composed = await composeAfter(store, generation, planWith(plan, pins))
    // Reset the age of a preview that existed already, since gc removes previews by their age.
    const now = new Date()
    await utimes(generationFolder(store, composed.generation), now, now)
    await store.shared?.renew(`sites/${composed.generation}`)
    return composed
  })
}
