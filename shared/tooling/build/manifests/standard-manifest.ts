import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Compiler } from 'webpack'
import { containerName } from '../container-name.ts'
import { API_TYPES_FILE, TYPES_ARCHIVE_FILE } from './standard-types.ts'

type ManifestOptions = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['manifest']>

/**
 * Options for the standard manifest of a release. By default the plugin would take the version from
 * package.json, and would write type files, which standard-types.ts writes instead.
 */
export const createFederationManifestOptions = (app: string, version: string): ManifestOptions => ({
  additionalData({ stats }) {
    stats.metaData.buildInfo = { buildName: app, buildVersion: version }
    // Set the name of the global variable that holds the container when another host loads the container from
    // the folder of its version (browser-config.ts).
    stats.id = stats.name = stats.metaData.name = stats.metaData.globalName = containerName(app, version)
    // Mark all shared packages as singletons: the plugin misses names of subpaths, which end in a slash.
    for (const shared of stats.shared) shared.singleton = true
    stats.metaData.types = { path: '', name: '', zip: TYPES_ARCHIVE_FILE, api: API_TYPES_FILE }
  },
})

/** Removes the plugin's build statistics, which no host reads. */
export class RemoveBuildStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoBuildStats', compilation => {
      compilation.hooks.processAssets.tap(
        { name: 'NoBuildStats', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.deleteAsset('mf-stats.json'),
      )
    })
  }
}
