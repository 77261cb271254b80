import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import CopyPlugin from 'copy-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { appFolder, type App } from './apps.ts'
import { commonConfig, containerName, type BuildTarget } from './common-config.ts'
import { CrossOriginScripts } from './cross-origin-scripts.ts'
import { ReleaseManifest } from './release-manifest.ts'
import { sharedPackages } from './shared-packages.ts'

/** A visitor on a slow line waits this long for a chunk before the page says that something is missing; in ms. */
const CHUNK_TIMEOUT_MS = 8000

/** The build that visitors get: for the shell an ordinary bundle, for a remote a federated container. */
export function browserConfig(target: BuildTarget): Configuration {
  const { app, version, mode, flavour } = target
  const common = commonConfig(target)
  return {
    ...common,
    name: `${app} (browser)`,
    target: ['web', 'es2022'],
    entry: app === 'shell' ? { main: './browser.tsx' } : {},
    output: {
      path: path.join(appFolder(app), 'dist'),
      publicPath: 'auto',
      uniqueName: containerName(app, version),
      filename: mode === 'production' ? '[name].[contenthash:10].js' : '[name].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    optimization: { realContentHash: true, ...(flavour && { nodeEnv: 'development' }) },
    plugins: [
      ...(common.plugins ?? []),
      ...(app === 'shell' ? [hostDefines] : [container(app, version)]),
      ...publicFiles(app),
      new CrossOriginScripts(),
      new ReleaseManifest(target),
    ],
  }
}

/** The federation runtime stands in a lazy chunk of the shell: what it must know of a build without its plugin. */
const hostDefines = new webpack.DefinePlugin({
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
})

function container(app: App, version: string) {
  return new ModuleFederationPlugin({
    name: containerName(app, version),
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: './remote.tsx', name: 'remote' } },
    shared: sharedPackages,
    experiments: { externalRuntime: true },
    manifest: false,
    dts: false,
  })
}

/** What an app's `public/` folder holds, and for the shell the display face from its package. */
function publicFiles(app: App) {
  const folder = path.join(appFolder(app), 'public')
  const patterns = [
    ...(existsSync(folder) ? [{ from: folder }] : []),
    ...(app === 'shell' ? [{ from: displayFace, to: 'fonts/[name][ext]' }] : []),
  ]
  return patterns.length > 0 ? [new CopyPlugin({ patterns })] : []
}

const displayFace = createRequire(import.meta.url).resolve(
  '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
)
