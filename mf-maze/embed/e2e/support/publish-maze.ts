import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { embedConfig } from '@kutuhal/build/webpack/embed-config.ts'
import { withTemporaryBuild } from '@kutuhal/release/working-tree/build-releases.ts'
import { goLive, putGeneration } from '@kutuhal/release/fixtures/composed.ts'
import { fetchToSite } from '@kutuhal/release/fixtures/publish-to-site.ts'
import { storeRelease } from '@kutuhal/release/releases/publish.ts'
import { openReleases } from '@kutuhal/release/releases/release-source.ts'
import { embedFolder } from '@kutuhal/release/store/store.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { mazeStore, mazeVersion, REACT_BUILD_NAME } from './store.ts'

const GENERATION = 'aaaaaaaaaaaa'

/** Publishes the working tree's maze in a separate store. Builds only the maze, if it is not built yet. */
export default async function publishMaze(): Promise<void> {
  if (existsSync(path.join(mazeStore.folder, mazeStore.pointer))) return
  await rm(path.dirname(mazeStore.folder), { recursive: true, force: true })
  const name = path.join('releases', 'mf-maze', mazeVersion)
  const built = path.join(resolveLocalStore().folder, name)
  if (existsSync(built)) await cp(built, path.join(mazeStore.folder, name), { recursive: true })
  else await withTemporaryBuild('mf-maze', mazeVersion, dist => storeRelease(openReleases(mazeStore), dist))
  await fetchToSite(mazeStore, 'mf-maze', mazeVersion)
  await buildMazeWithReact()
  const made = putGeneration(mazeStore, GENERATION, { 'mf-maze': mazeVersion })
  await goLive(mazeStore, made)
}

/** Builds the game with React in place of the smaller runtime, and puts the build next to the release. */
async function buildMazeWithReact(): Promise<void> {
  const dist = path.join(projectRoot, '.cache', 'builds', `maze-on-react.${process.pid}`)
  const target = { app: 'mf-maze', version: mazeVersion, mode: 'production', dist } as const
  const config = embedConfig(target, 'modules', {})
  const compiler = webpack({ ...config, resolve: { ...config.resolve, alias: {} } })
  const failure = await new Promise<Error | string | undefined>(done =>
    compiler.run((error, stats) => done(error ?? (stats?.hasErrors() ? stats.toString() : undefined))),
  )
  await new Promise(closed => compiler.close(closed))
  if (failure !== undefined) throw new Error(`The maze did not build with React. ${String(failure)}`)
  await cp(path.join(dist, 'embed'), embedFolder(mazeStore, `mf-maze@${REACT_BUILD_NAME}`), {
    recursive: true,
  })
  await rm(dist, { recursive: true })
}
