import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { commonConfig, type BuildTarget } from '@kutuhal/build/common-config.ts'
import { embedConfig } from '@kutuhal/build/embed-config.ts'
import { embedFolder } from '@kutuhal/release/store/store.ts'
import { mazeStore, mazeVersion } from './store.ts'

/** The name of the build, used in addresses instead of a version. */
export const REACT_BUILD_NAME = 'on-react'

/** Builds the game with React in place of the smaller runtime, and puts the build next to the release. */
export async function buildMazeWithReact(): Promise<void> {
  const dist = path.join(projectRoot, '.cache', 'builds', `maze-on-react.${process.pid}`)
  const target: BuildTarget = { app: 'mf-maze', version: mazeVersion, mode: 'production', dist }
  const { resolve = {} } = commonConfig(target)
  const compiler = webpack({ ...embedConfig(target, 'modules', {}), resolve })
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
