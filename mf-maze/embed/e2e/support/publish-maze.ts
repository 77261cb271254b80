import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { withBuild } from '@kutuhal/release/working-tree/build-releases.ts'
import { deploy } from '@kutuhal/release/store/deployments.ts'
import { copyOwners } from '@kutuhal/release/fixtures/copy-owners.ts'
import { putGeneration } from '@kutuhal/release/fixtures/composed.ts'
import { releaseFolder, storeEmbed, storeRelease } from '@kutuhal/release/store/store.ts'
import { storeAt } from '@kutuhal/release/store/store-location.ts'
import { buildMazeOnReact } from './maze-on-react.ts'
import { store, version } from './store.ts'

const GENERATION = 'aaaaaaaaaaaa'

/** Publishes the working tree's maze in a separate store. Builds only the maze, if it is not built yet. */
export default async function publishMaze(): Promise<void> {
  if (existsSync(path.join(store.folder, store.pointer))) return
  await rm(path.dirname(store.folder), { recursive: true, force: true })
  const built = releaseFolder(storeAt(), 'mf-maze', version)
  if (existsSync(built)) {
    await copyOwners(storeAt(), store)
    await cp(built, releaseFolder(store, 'mf-maze', version), { recursive: true })
    await storeEmbed(store, 'mf-maze', version)
  } else {
    await withBuild('mf-maze', version, dist => storeRelease(store, dist))
  }
  await buildMazeOnReact()
  const made = putGeneration(store, GENERATION, { 'mf-maze': version })
  await deploy(store, () => Promise.resolve({ what: 'test', ...made }))
}
