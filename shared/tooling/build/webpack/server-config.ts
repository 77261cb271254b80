import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { commonConfig, distFolder, type BuildTarget } from './common-config.ts'
import { readInlineScripts } from './inline-scripts.ts'
import { sharedPackages } from './shared-packages.ts'

/**
 * One CommonJS module whose imports come from the composing process (release/compose/site.ts). The shell
 * provides all shared packages, so no package comes from a local checkout.
 */
export function serverConfig(
  target: BuildTarget,
  publicFiles: Readonly<Record<string, string>>,
): Configuration {
  const { app } = target
  const isShell = app === 'shell'
  const common = commonConfig(target, true, { __PUBLIC_FILES__: JSON.stringify(publicFiles) })
  return {
    ...common,
    name: `${app} (server)`,
    target: 'node20',
    entry: isShell ? './composing/server.tsx' : './remote.tsx',
    output: {
      path: path.join(distFolder(target), 'server'),
      filename: `${isShell ? 'shell' : 'remote'}.cjs`,
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs2',
    externals: isShell
      ? []
      : [({ request }, answer) => answer(undefined, isShared(request) ? request : false)],
    optimization: { minimize: false },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(isShell
        ? [new webpack.DefinePlugin({ __INLINE_SCRIPTS__: JSON.stringify(readInlineScripts(target)) })]
        : []),
    ],
  }
}

/** A key that ends in a slash covers its subpaths. */
function isShared(request = ''): boolean {
  return Object.keys(sharedPackages).some(key =>
    key.endsWith('/') ? request.startsWith(key) : request === key,
  )
}
