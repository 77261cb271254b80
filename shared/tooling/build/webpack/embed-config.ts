import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { appFolder, type App } from '../apps.ts'
import { supportedBrowsersTarget, commonConfig, distFolder, type BuildTarget } from './common-config.ts'
import { createSourceMapOptions } from './source-maps.ts'

/** In base64, by the files' names. */
export type FileHashes = Readonly<Record<string, string>>

/**
 * Builds self-contained scripts for pages without the site's React. They set no globals and run under
 * policies without 'unsafe-eval'.
 * @param moduleHashes which the scripts check when they load modules
 */
export function embedConfig(
  target: BuildTarget,
  part: 'modules' | 'scripts',
  moduleHashes: FileHashes,
): Configuration {
  const { app } = target
  const common = commonConfig(target)
  const isModule = part === 'modules'
  return {
    ...common,
    name: `${app} (embed ${part})`,
    target: ['web', supportedBrowsersTarget],
    entry: entriesIn(path.join(appFolder(app), 'embed', part)),
    output: {
      path: path.join(distFolder(target), 'embed'),
      ...createSourceMapOptions('embed'),
      filename: isModule ? 'modules/[name].js' : '[name].js',
      ...(isModule && { module: true, library: { type: 'module' } }),
    },
    ...(isModule && { experiments: { outputModule: true } }),
    // The site's packages contain imports that the replacement for React lacks, but the scripts do not use
    // them.
    module: { ...common.module, parser: { javascript: { exportsPresence: false } } },
    resolve: { ...common.resolve, alias: smallRuntime(app) },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({ __EMBED_HASHES__: JSON.stringify(moduleHashes) }),
      ignorePageStylesPlugin,
    ],
  }
}

/** Otherwise emotion would take over the styles of partners' pages. */
const ignorePageStylesPlugin = new webpack.DefinePlugin({
  'typeof HTMLElement': JSON.stringify('undefined'),
})

/** An app can list the React exports that it uses in `embed/small-react.ts`. */
const smallRuntime = (app: App): Record<string, string | false> => ({
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  react$: chosenRuntime(app),
  // Only emotion's unused `withTheme` needs this kilobyte.
  'hoist-non-react-statics': false,
})

function chosenRuntime(app: App): string {
  const chosen = path.join(appFolder(app), 'embed', 'small-react.ts')
  return existsSync(chosen) ? chosen : 'preact/compat'
}

function entriesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter(name => /\.tsx?$/.test(name))
  return Object.fromEntries(files.map(file => [path.parse(file).name, path.join(folder, file)]))
}
