import { utimes } from 'node:fs/promises'
import { composeAfter } from '../../compose/compose-after.ts'
import { withSharedLock } from '../../store/lock.ts'
import { planWith } from '../../store/plan.ts'
import { portOf } from '../../store/store-location.ts'
import { generationFolder } from '../../store/store.ts'
import { othersInWords } from '../others-in-words.ts'
import { releasesNamed, requireLive } from './releases.ts'
import type { Run } from './request.ts'

export const run: Run = async ({ store, names }) => {
  const pins = await releasesNamed(store, names, 'npm run release -- preview mf-maze@1.1.0')
  const { generation, kept } = await withSharedLock(store, async () => {
    const live = await requireLive(store)
    const composed = await composeAfter(store, live.generation, planWith(live.plan, pins))
    // As if it were made now, also where it has been there for long: gc goes by age.
    const now = new Date()
    await utimes(generationFolder(store, composed.generation), now, now)
    await store.shared?.renew(`sites/${composed.generation}`)
    return composed
  })
  const host = `preview-${generation}.<the host of previews>`
  const at = store.shared
    ? `It is at ${host}, wherever this store is served.`
    : `http://preview-${generation}.localhost:${portOf(store.pointer)} while npm start serves this store; elsewhere ${host}.`
  return `Generation ${generation}, which visitors do not get: the live site with ${names.join(', ')}.
${at}${othersInWords({ kept })}`
}
