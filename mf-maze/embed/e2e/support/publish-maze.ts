import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { withTemporaryBuild } from '@kutuhal/release/working-tree/build-releases.ts'
import { deploy } from '@kutuhal/release/store/deployments.ts'
import { copyOwners } from '@kutuhal/release/fixtures/copy-owners.ts'
import { putGeneration } from '@kutuhal/release/fixtures/composed.ts'
import { releaseFolder, storeEmbed, storeRelease } from '@kutuhal/release/store/store.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { buildMazeWithReact } from './maze-on-react.ts'
import { mazeStore, mazeVersion } from './store.ts'

const GENERATION = 'aaaaaaaaaaaa'

/** Publishes the working tree's maze in a separate store. Builds only the maze, if it is not built yet. */
export default async function publishMaze(): Promise<void> {
  if (existsSync(path.join(mazeStore.folder, mazeStore.pointer))) return
  await rm(path.dirname(mazeStore.folder), { recursive: true, force: true })
  const built = releaseFolder(resolveLocalStore(), 'mf-maze', mazeVersion)
  if (existsSync(built)) {
    await copyOwners(resolveLocalStore(), mazeStore)
    await cp(built, releaseFolder(mazeStore, 'mf-maze', mazeVersion), { recursive: true })
    await storeEmbed(mazeStore, 'mf-maze', mazeVersion)
  } else {
    await withTemporaryBuild('mf-maze', mazeVersion, dist => storeRelease(mazeStore, dist))
  }
  await buildMazeWithReact()
  const made = putGeneration(mazeStore, GENERATION, { 'mf-maze': mazeVersion })
  await deploy(mazeStore, () => Promise.resolve({ what: 'test', ...made }))
}
