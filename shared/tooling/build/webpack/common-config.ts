import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { type App, appFolder, isInstalledPackage, projectRoot } from '../apps.ts'
import type { BuildFlavour } from '../provenance/source-version.ts'

export interface BuildTarget {
  readonly app: App
  readonly version: string
  readonly mode: 'production' | 'development'
  readonly flavour?: BuildFlavour | undefined
  readonly dist?: string | undefined
}

export const distFolder = ({ app, dist }: BuildTarget): string => dist ?? path.join(appFolder(app), 'dist')

/** @param written JavaScript expressions that replace names in the sources (DefinePlugin) */
export function commonConfig(
  { app, version, mode }: BuildTarget,
  isComposing = false,
  written: Readonly<Record<string, string>> = {},
): Configuration {
  return {
    context: appFolder(app),
    mode,
    // Only the app's team gets the source maps of a release (source-maps.ts).
    devtool: mode === 'development' ? 'cheap-module-source-map' : isComposing ? false : 'hidden-source-map',
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: [DATA_MODULE, FILES_MODULE], use: typescript(app) },
        {
          test: DATA_MODULE,
          use: path.join(here, '../data-modules/data-loader.mjs'),
          // They refer to site facts, so webpack cannot tell that they have no side effects.
          sideEffects: false,
        },
        {
          test: FILES_MODULE,
          use: { loader: path.join(here, '../data-modules/files-loader.mjs'), options: { isComposing } },
        },
        { test: /\.html$/, type: 'javascript/auto', use: path.join(here, 'html-loader.mjs') },
        {
          test: /@emotion[\\/]cache[\\/]dist[\\/].+\.js$/,
          use: path.join(here, 'without-prefixes-loader.mjs'),
        },
        { test: /lucide-react[\\/].+[\\/]icons[\\/]/, use: path.join(here, 'icon-loader.mjs') },
        { test: /\.css$/, type: 'asset/source', use: path.join(here, 'css-loader.mjs') },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __RELEASE__: JSON.stringify(`${app}@${version}`),
        __COMPOSING__: JSON.stringify(isComposing),
        ...written,
      }),
      smallIcons,
    ],
    performance: { hints: false },
  }
}

/** Data modules run during the build, and only their exports enter the bundle. */
const DATA_MODULE = /\.data\.ts$/

/** A files module runs during the build. Each value of its export `files` becomes a JSON file. */
const FILES_MODULE = /\.files\.ts$/

/** Only the icons' shapes come from the package. */
const smallIcons = new webpack.NormalModuleReplacementPlugin(
  /createLucideIcon\.mjs$/,
  fileURLToPath(import.meta.resolve('@kutuhal/ui/drawn-icon.ts')),
)

const here = fileURLToPath(new URL('.', import.meta.url))
const browsersFolder = isInstalledPackage ? path.join(here, '..') : projectRoot

/** Installed packages have a copy of .browserslistrc. */
export const supportedBrowsersTarget = `browserslist:${path.join(browsersFolder, '.browserslistrc')}`

/** From this package, so that a remote need not depend on ts-loader. */
export const typescriptLoaderPath = createRequire(import.meta.url).resolve('ts-loader')

function typescript(app: App) {
  return {
    loader: typescriptLoaderPath,
    options: {
      // `npm test` checks the types of the whole tree at once.
      transpileOnly: true,
      configFile: path.join(appFolder(app), 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
    },
  }
}
