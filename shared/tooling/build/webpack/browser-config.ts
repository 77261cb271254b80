import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import {
  extraWritingScripts,
  glyphRanges,
  listCodePoints,
  typefaces,
  type WritingScript,
  type Typeface,
} from '@kutuhal/ui/styles/typefaces.ts'
import CopyPlugin from 'copy-webpack-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import subsetFont from 'subset-font'
import webpack, { type Chunk, type Configuration } from 'webpack'
import { appFolder, type App } from '../apps.ts'
import { ScriptIntegrityPlugin, CONTAINER_NAME_EXPRESSION } from './script-integrity-plugin.ts'
import { supportedBrowsersTarget, commonConfig, distFolder, type BuildTarget } from './common-config.ts'
import { ContainerModuleIdPlugin } from '../container/container-module-id-plugin.ts'
import { chunkGlobal, containerName } from '../release.ts'
import { PageChunksPlugin } from './page-chunks-plugin.ts'
import { sharedPackages } from './shared-packages.ts'
import { createSourceMapOptions } from './source-maps.ts'

const { resolve } = createRequire(import.meta.url)

/** After this time a chunk is late, and shell/federation/fallback.ts waits for it again; ms. */
const CHUNK_TIMEOUT_MS = 2500

/** The build that visitors get: for the shell an ordinary bundle, for a remote a federated container. */
export function browserConfig(target: BuildTarget): Configuration {
  const { app, version, mode, flavour } = target
  const isRelease = mode === 'production'
  const common = commonConfig(target, false, isRelease ? fromRuntime : {})
  return {
    ...common,
    name: `${app} (browser)`,
    target: ['web', supportedBrowsersTarget],
    entry: app === 'shell' ? shellEntries : {},
    output: {
      path: distFolder(target),
      ...(mode === 'production' && createSourceMapOptions()),
      publicPath: 'auto',
      // A script without changes is the same file in every release, so none contains a version.
      ...(isRelease
        ? { uniqueName: app, chunkLoadingGlobal: chunkGlobal(app) }
        : { uniqueName: containerName(app, version) }),
      // Publishing adds the content hash to the name (release.ts).
      filename: '[name].js',
      trustedTypes: { policyName: app },
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // After a module threw, a retry runs it again instead of reusing the half-initialised module.
      strictModuleErrorHandling: true,
    },
    ...(app === 'shell' && {
      resolve: { ...common.resolve, alias: smallerEmotion },
    }),
    optimization: {
      minimizer: [minimizer],
      ...(flavour && { nodeEnv: 'development', minimize: false }),
      splitChunks: {
        ...(isRelease &&
          (app === 'shell'
            ? { cacheGroups: { packages: packagesOfShell } }
            : { maxAsyncSize: LARGEST_CHUNK })),
      },
    },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        ...(mode === 'production' ? [{ test: /[\\/]react-router[\\/].+\.mjs$/, use: unusedRouter }] : []),
      ],
    },
    plugins: [
      ...(common.plugins ?? []),
      new PageChunksPlugin(),
      ...(app === 'shell' ? [] : [container(target), smallRuntime, new ContainerModuleIdPlugin()]),
      ...publicFiles(app),
      // A development build's file may change while a page that uses it is open.
      ...(isRelease
        ? [
            new ScriptIntegrityPlugin(
              app === 'shell'
                ? { release: releaseOfDocument }
                : { release: releaseOfScript, chunkGlobal: chunkGlobal(app) },
            ),
          ]
        : []),
    ],
  }
}

/** webpack's default, terser, needs ten times as long for as few bytes. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 3 } },
  // swc has threads of its own.
  parallel: false,
})

const fromRuntime = {
  __RELEASE__: '__webpack_require__.release',
  __PUBLIC_FILES__: '__webpack_require__.publicFiles',
}

/** Only browsers without popovers request the polyfill (shell/bootstrap/). */
const shellEntries = { main: './main.ts', 'for-lack-of-popover': './bootstrap/popover-polyfill.ts' }

/** The page's content could contain a forged element with this id before the last one. */
const releaseOfDocument = `JSON.parse([...document.querySelectorAll('body>script#composition')].pop().textContent).shell.release`

/** The shell sets it (shell/federation/load-remote.ts). */
const releaseOfScript = 'document.currentScript.dataset.release'

function container({ app, version, mode }: BuildTarget) {
  const isRelease = mode === 'production'
  return new ModuleFederationPlugin({
    name: isRelease ? app.replace(/\W/g, '_') : containerName(app, version),
    ...(isRelease && { library: { type: 'assign', name: `globalThis[${CONTAINER_NAME_EXPRESSION}]` } }),
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: './remote.tsx', name: 'remote' } },
    shared: sharedPackages,
    manifest: false,
    dts: false,
  })
}

/** Larger chunks are split in two, so that visitors reload only the changed half; bytes. */
const LARGEST_CHUNK = 50_000

/** These change less often than the shell. */
const packagesOfShell = {
  name: 'packages',
  test: /[\\/]node_modules[\\/]/,
  chunks: (chunk: Chunk) => chunk.name === 'main',
  enforce: true,
}

// Without an extension: the published package has compiled files.
const emotionParts = fileURLToPath(new URL('emotion-parts', import.meta.url))
const smallerEmotion = {
  'hoist-non-react-statics': emotionParts,
  '@emotion/use-insertion-effect-with-fallbacks': emotionParts,
}

const unusedRouter = fileURLToPath(new URL('unused-router-loader.mjs', import.meta.url))

const smallRuntime = new webpack.NormalModuleReplacementPlugin(
  /[\\/]\.federation[\\/]entry\.\w+\.js$/,
  fileURLToPath(new URL('../container/container-entry', import.meta.url)),
)

function publicFiles(app: App) {
  const folder = path.join(appFolder(app), 'public')
  const patterns = [
    ...(existsSync(folder) ? [{ from: folder }] : []),
    ...(app === 'shell'
      ? [
          { from: brand },
          ...typefaces.flatMap(filesOfTypeface),
          ...Object.values(extraWritingScripts).flatMap(filesOfScript),
        ]
      : []),
  ]
  return patterns.length > 0 ? [new CopyPlugin({ patterns })] : []
}

const brand = path.dirname(resolve('@kutuhal/ui/brand/mark.svg'))

/** In a release, each file holds a subset of the glyphs. */
const filesOfTypeface = ({ name, lightest, boldest }: Typeface) =>
  Object.entries(glyphRanges).map(([part, ranges]) => ({
    ...fontFile(name, 'latin', ranges, lightest, boldest),
    to: `fonts/${name}-${part}[ext]`,
  }))

const filesOfScript = ({ signs, faces }: WritingScript) =>
  faces.map(({ name, part, lightest, boldest }) => ({
    ...fontFile(name, part, signs, lightest, boldest),
    to: `fonts/${name}-${part}[ext]`,
  }))

function fontFile(name: string, part: string, ranges: string, min: number, max: number) {
  // The package's types lack the option for weights of a variable font.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: min === max ? min : { min, max } },
  }
  return {
    from: resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`),
    transform: (font: Buffer) => subsetFont(font, String.fromCodePoint(...listCodePoints(ranges)), options),
  }
}
