import { utimes } from 'node:fs/promises'
import { composeAfter, type KeptRelease } from '../compose/compose-after.ts'
import { withSharedLock } from '../store/lock.ts'
import { planWith, type Versions } from '../store/plan.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { requireLiveDeployment } from './parse-releases.ts'

export interface Preview {
  readonly generation: string
  /** Releases of other remotes that no longer compose. */
  readonly kept: readonly KeptRelease[]
}

/** Composes a preview: the live site with some other releases. */
export function composePreview(store: Store, pins: Versions): Promise<Preview> {
  return withSharedLock(store, async () => {
    const { generation, plan } = await requireLiveDeployment(store)
    const composed = await composeAfter(store, generation, planWith(plan, pins))
    // Reset the age of an existing preview, since gc removes old previews.
    const now = new Date()
    await utimes(generationFolder(store, composed.generation), now, now)
    await store.shared?.renew(`sites/${composed.generation}`)
    return composed
  })
}
