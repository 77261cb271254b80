import { compose } from '../compose/compose.ts'
import { firstPlan } from '../store/plan.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { buildReleases } from './build-releases.ts'

/**
 * Composes the site from the working tree without making it live. All apps' files are on one origin.
 * @returns the generation's id and folder
 */
export async function composeWorkingTree(
  store: Store,
  say: (line: string) => void,
): Promise<{ readonly generation: string; readonly folder: string }> {
  const pins = await buildReleases(store, say)
  const generation = await compose(store, firstPlan(pins, '/main/gemini'))
  return { generation, folder: generationFolder(store, generation) }
}
