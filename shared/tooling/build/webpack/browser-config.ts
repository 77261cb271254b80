import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import {
  extraWritingScripts,
  glyphRanges,
  typefaces,
  type WritingScript,
  type Typeface,
} from '@kutuhal/ui/styles/typefaces.ts'
import CopyPlugin from 'copy-webpack-plugin'
import subsetFont from 'subset-font'
import webpack, { type Chunk, type Configuration } from 'webpack'
import { appFolder, type App } from '../apps.ts'
import { ScriptIntegrityPlugin, CONTAINER_NAME_EXPRESSION } from './script-integrity-plugin.ts'
import { supportedBrowsersTarget, commonConfig, distFolder, type BuildTarget } from './common-config.ts'
import { ContainerModuleIdPlugin } from '../container/container-module-id-plugin.ts'
import { chunkGlobal, containerName, policyName } from '../container-name.ts'
import { sharedPackages } from './shared-packages.ts'
import { createSourceMapOptions } from './source-maps.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Time after which webpack reports a chunk as late; shell/federation/fallback.ts then waits for the chunk
 * again; ms.
 */
const CHUNK_TIMEOUT_MS = 2500

/** The build that visitors get: for the shell an ordinary bundle, for a remote a federated container. */
export function browserConfig(target: BuildTarget): Configuration {
  const { app, version, mode, flavour } = target
  const isRelease = mode === 'production'
  // In a release, code reads the release's name from webpack's runtime (script-integrity-plugin.ts).
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
      // No script contains its release's version, so that a script without changes is the same file in every
      // release.
      ...(isRelease
        ? { uniqueName: app, chunkLoadingGlobal: chunkGlobal(app) }
        : { uniqueName: containerName(app, version) }),
      // Publishing adds the content hash to the name (content-address.ts).
      filename: '[name].js',
      trustedTypes: { policyName: policyName(app) },
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      // After a module threw, a retry runs it again instead of reusing the half-initialised module.
      strictModuleErrorHandling: true,
    },
    ...(app === 'shell' && {
      resolve: { ...common.resolve, alias: smallerEmotion },
    }),
    optimization: {
      ...(flavour && { nodeEnv: 'development', minimize: false }),
      splitChunks: {
        chunks: mayShare,
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
      ...(app === 'shell' ? [] : [container(target), smallRuntime, new ContainerModuleIdPlugin()]),
      ...publicFiles(app),
      // Development builds have no hashes of chunks, because a file may change while a page that uses it is
      // open.
      ...(isRelease
        ? [
            new ScriptIntegrityPlugin(
              app === 'shell'
                ? { release: releaseOfDocument }
                : { release: releaseOfScript(app), chunkGlobal: chunkGlobal(app) },
            ),
          ]
        : []),
    ],
  }
}

const fromRuntime = {
  __RELEASE__: '__webpack_require__.release',
  __PUBLIC_FILES__: '__webpack_require__.publicFiles',
}

/** The shell's entry points. Only browsers without popovers request the polyfill (shell/bootstrap/). */
const shellEntries = { main: './main.ts', 'for-lack-of-popover': './bootstrap/popover-polyfill.ts' }

/**
 * JavaScript that reads the shell's release. Uses the last element `#composition`, because the page's content
 * could contain a forged element with this id before it.
 */
const releaseOfDocument = `JSON.parse([...document.querySelectorAll('body>script#composition')].pop().textContent).shell.release`

/**
 * JavaScript that returns the release to which a container's script belongs. Reads it from `data-release`,
 * which the shell sets (shell/federation/load-remote.ts), or in other hosts from the version in the script's
 * URL.
 */
const releaseOfScript = (app: App) =>
  `(script => script.dataset.release || '${app}@' + script.src.split('/').slice(-2)[0])(document.currentScript)`

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

/**
 * Whether webpack may move code of a chunk into a shared file. Not for translated pages (`page-contact-hi`):
 * visitors rarely read both languages, so sharing would only cost each page a second file.
 */
const mayShare = (chunk: Chunk): boolean => !chunk.canBeInitial() && !/^page-.+-hi$/.test(chunk.name ?? '')

/**
 * Chunks with more source than this are split in two, so that visitors reload only the changed half; bytes.
 */
const LARGEST_CHUNK = 50_000

/** Puts React, emotion and the router into a chunk of their own: they change less often than the shell. */
const packagesOfShell = {
  name: 'packages',
  test: /[\\/]node_modules[\\/]/,
  chunks: (chunk: Chunk) => chunk.name === 'main',
  enforce: true,
}

// Use the package's name instead of a path, because the published package has a compiled file with another
// extension.
const emotionParts = resolve('@kutuhal/build/webpack/emotion-parts.ts')
const smallerEmotion = {
  'hoist-non-react-statics': emotionParts,
  '@emotion/use-insertion-effect-with-fallbacks': emotionParts,
}

const unusedRouter = fileURLToPath(new URL('unused-router-loader.mjs', import.meta.url))

/** Replaces the container's generated entry with a smaller runtime, which relies on pins. */
const smallRuntime = new webpack.NormalModuleReplacementPlugin(
  /[\\/]\.federation[\\/]entry\.\w+\.js$/,
  resolve('@kutuhal/build/container/container-entry.ts'),
)

/** Copies an app's `public/` folder; for the shell also the brand's logos and typefaces from packages. */
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

/** Returns the source files of a typeface. In a release, each file holds a subset of the glyphs. */
const filesOfTypeface = ({ name, lightest, boldest }: Typeface) =>
  Object.entries(glyphRanges).map(([part, ranges]) => ({
    ...fontFile(name, 'latin', ranges, lightest, boldest),
    to: `fonts/${name}-${part}[ext]`,
  }))

/** Returns the typefaces of a writing system other than Latin, with the weights that pages use. */
const filesOfScript = ({ signs, faces }: WritingScript) =>
  faces.map(({ name, part, lightest, boldest }) => ({
    ...fontFile(name, part, signs, lightest, boldest),
    to: `fonts/${name}-${part}[ext]`,
  }))

/** A file of a font package, of which only some glyphs and weights are kept. */
function fontFile(name: string, part: string, ranges: Ranges, min: number, max: number) {
  // The package's types lack the option for weights of a variable font.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: min === max ? min : { min, max } },
  }
  return {
    from: resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`),
    transform: (font: Buffer) => subsetFont(font, textOf(ranges), options),
  }
}

type Ranges = (typeof glyphRanges)['common']

function textOf(ranges: Ranges): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map(sign => String.fromCodePoint(sign))
    .join('')
}
