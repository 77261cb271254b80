import type { App } from '@kutuhal/build/apps.ts'
import { runWebpack } from '../../../tooling/build/webpack/run-webpack.ts'
import { oneBundleConfig } from './config.ts'

/** The shell's main entry. The other entries are polyfills, which the shell's bootstrap loads. */
const ENTRY = 'main'

/** A built bundle: the scripts of each named chunk, in the order in which a document requests them. */
export interface OneBundle {
  readonly folder: string
  /** Names of the files that the entry point needs. */
  readonly entry: readonly string[]
  /** Returns the scripts of a named webpack chunk. @throws Error if there is no such chunk */
  chunk(name: string): readonly string[]
}

/**
 * Builds all apps as one bundle.
 * @param versions the versions of the releases that the documents name
 * @throws Error with webpack's own messages when it does not compile
 */
export async function buildOneBundle(
  versions: Readonly<Record<App, string>>,
  folder: string,
): Promise<OneBundle> {
  const { compilation } = await runWebpack(oneBundleConfig(versions, folder))
  const { entrypoints, modules, namedChunkGroups } = compilation
  const federated = [...modules].find(module => module.identifier().includes('/federation/load-remote.ts'))
  if (federated) {
    throw new Error(
      `The one bundle has federation in it: ${federated.identifier()}. Does bundled-remotes.ts stand in for all that loads remotes?`,
    )
  }
  const scripts = (files: readonly string[]) => files.filter(file => file.endsWith('.js'))
  return {
    folder,
    entry: scripts(entrypoints.get(ENTRY)?.getFiles() ?? []),
    chunk(name) {
      const group = namedChunkGroups.get(name)
      if (!group) throw new Error(`The one bundle has no chunk "${name}". Is its webpackChunkName right?`)
      return scripts(group.getFiles())
    },
  }
}
