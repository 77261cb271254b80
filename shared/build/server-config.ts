import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { commonConfig, distFolder, type BuildTarget } from './common-config.ts'

/**
 * The build that composes static HTML: one ES module. What the browser takes from the share scope stays outside, so that
 * Node's own module resolution is the share scope here.
 */
export function serverConfig(target: BuildTarget): Configuration {
  const { app } = target
  const common = commonConfig(target, true)
  return {
    ...common,
    name: `${app} (server)`,
    target: 'node20',
    entry: app === 'shell' ? './server.tsx' : './remote.tsx',
    output: {
      path: path.join(distFolder(target), 'server'),
      filename: `${app === 'shell' ? 'shell' : 'remote'}.mjs`,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: /^(react|react-dom|react-router-dom|@emotion\/(react|cache|server)|@kutuhal\/contract)(\/|$)/,
    optimization: { minimize: false },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}
