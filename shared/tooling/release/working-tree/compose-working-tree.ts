import { compose } from '../compose/compose.ts'
import { fetchAll } from '../deploy/prepare.ts'
import { planOf } from '../record/files.ts'
import { openReleases } from '../releases/release-source.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { buildReleases, wantedOf } from './build-releases.ts'

/** Makes nothing live. */
export async function composeWorkingTree(
  store: Store,
  say: (line: string) => void,
): Promise<{ readonly generation: string; readonly folder: string }> {
  const pins = await buildReleases(store, say)
  const wanted = await wantedOf(store, pins, { gatewayUrl: '/main/gemini' })
  await fetchAll({ store, releases: openReleases(store) }, undefined, wanted)
  const generation = await compose(store, planOf(wanted))
  return { generation, folder: generationFolder(store, generation) }
}
