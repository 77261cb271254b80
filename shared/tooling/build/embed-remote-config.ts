import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { appFolder, type App } from './apps.ts'
import { ScriptIntegrityPlugin } from './script-integrity-plugin.ts'
import { supportedBrowsersTarget, commonConfig, distFolder, type BuildTarget } from './common-config.ts'
import { containerName } from './container-name.ts'
import { ignorePageStylesPlugin } from './embed-config.ts'
import { createSourceMapOptions } from './source-maps.ts'

/**
 * Builds a federated container for partners with their own React host: it exposes each component of
 * `embed/remote/` and takes React from the host. It is a plain webpack container of 5 KB; a second federation
 * runtime would make it 25 KB.
 * @returns undefined for an app without the folder `embed/remote/`
 */
export function embedRemoteConfig(target: BuildTarget): Configuration | undefined {
  const { app, version } = target
  const folder = path.join(appFolder(app), 'embed', 'remote')
  if (!existsSync(folder)) return undefined
  const common = commonConfig(target)
  return {
    ...common,
    name: `${app} (embed remote)`,
    target: ['web', supportedBrowsersTarget],
    // Name this webpack entry like the container, so that webpack runs the entry's module before the module
    // that it generates for the container.
    entry: { [partnerContainer(app)]: './embed/remote-address.ts' },
    output: {
      path: path.join(distFolder(target), 'embed'),
      ...createSourceMapOptions('embed'),
      publicPath: 'auto',
      uniqueName: `${containerName(app, version)}_embed`,
      chunkFilename: 'modules/remote-[name].js',
      trustedTypes: { policyName: partnerContainer(app), onPolicyCreationFailure: 'continue' },
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(common.plugins ?? []),
      ignorePageStylesPlugin,
      new webpack.container.ModuleFederationPlugin({
        name: partnerContainer(app),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(exposed(folder)),
        shared: Object.fromEntries(hostPackages.map(name => [name, ofHost])),
      }),
      new ScriptIntegrityPlugin(),
    ],
  }
}

/** Returns the name of an app's container in a partner's host, which is the same for all versions. */
const partnerContainer = (app: App): string => app.replaceAll('-', '_')

/** Packages that a partner's host must share. */
const hostPackages = ['react', 'react-dom', 'react-dom/client'] as const
const ofHost = { singleton: true, requiredVersion: '^19.0.0', strictVersion: true, import: false } as const

function exposed(folder: string) {
  return readdirSync(folder).map(file => {
    const { name } = path.parse(file)
    // Name each module by its path in the app's folder: an absolute name would contain the project's path.
    return [`./${name}`, { import: `./embed/remote/${file}`, name }] as const
  })
}
