import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { appFolder, projectRoot, type App } from '../apps.ts'
import { isInstalledPackage } from '../project-root.ts'

export interface BuildTarget {
  readonly app: App
  readonly version: string
  /** `development` makes the output readable and enables hot reload. */
  readonly mode: 'production' | 'development'
  /** `development-react` uses React's development build, for tests; only the shell contains React. */
  readonly flavour?: BuildFlavour | undefined
  /** Output folder; the app's `dist/` by default. */
  readonly dist?: string | undefined
}

export const distFolder = ({ app, dist }: BuildTarget): string => dist ?? path.join(appFolder(app), 'dist')

export type BuildFlavour = 'development-react'

/**
 * Settings that all builds of an app share.
 * @param isComposing whether this is the server build, which the composer runs
 * @param written JavaScript expressions that replace names in the sources (DefinePlugin), by name
 */
export function commonConfig(
  { app, version, mode }: BuildTarget,
  isComposing = false,
  written: Readonly<Record<string, string>> = {},
): Configuration {
  return {
    context: appFolder(app),
    mode,
    // Only the app's team gets the source maps of a release (source-maps.ts). Server builds are not minified.
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
          // Let webpack drop unused data modules. They refer to site facts, so webpack cannot tell that they
          // have no side effects.
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

/**
 * A files module runs during the build. Each value of its export `files` becomes a JSON file next to the
 * scripts.
 */
const FILES_MODULE = /\.files\.ts$/

/**
 * Replaces the icon package's component with a smaller one, so that only the icons' shapes come from the
 * package.
 */
const smallIcons = new webpack.NormalModuleReplacementPlugin(
  /createLucideIcon\.mjs$/,
  fileURLToPath(import.meta.resolve('@kutuhal/ui/drawn-icon.ts')),
)

const here = fileURLToPath(new URL('.', import.meta.url))
const browsersFolder = isInstalledPackage ? path.join(here, '..') : projectRoot

/** webpack's target: all browsers in .browserslistrc. Installed packages have a copy of that file. */
export const supportedBrowsersTarget = `browserslist:${path.join(browsersFolder, '.browserslistrc')}`

/** Resolves ts-loader from this package, so that a remote need not depend on it. */
export const typescriptLoaderPath = createRequire(import.meta.url).resolve('ts-loader')

function typescript(app: App) {
  return {
    loader: typescriptLoaderPath,
    options: {
      // A build only needs the JavaScript, since `npm test` checks the types of the whole tree at once.
      transpileOnly: true,
      configFile: path.join(appFolder(app), 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
    },
  }
}
