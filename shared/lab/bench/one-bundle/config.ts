import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { appFolder, apps, getFromRecordByApp, type App } from '@kutuhal/build/apps.ts'
import { browserConfig } from '../../../tooling/build/webpack/browser-config.ts'
import { ScriptIntegrityPlugin } from '../../../tooling/build/webpack/script-integrity-plugin.ts'
import { commonConfig, type BuildTarget } from '@kutuhal/build/webpack/common-config.ts'

/** webpack's default chunk timeout; ms. */
const WEBPACK_TIMEOUT_MS = 120_000

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Configures a build of all apps as one application: the shell's build, but with imported remotes and without
 * chunk hashes. The remotes' own `import()`s still split the pages into chunks.
 * @param versions the version of each app in the documents, since the addresses of pictures contain it
 */
export function oneBundleConfig(versions: Readonly<Record<App, string>>, dist: string): Configuration {
  const target = (app: App): BuildTarget => ({
    app,
    version: getFromRecordByApp(versions, app),
    mode: 'production',
    dist,
  })
  const shell = browserConfig(target('shell'))
  return {
    ...shell,
    name: 'all apps as one bundle',
    // Use webpack's default values: the shell's own values only help it to recover when a remote does not
    // load.
    output: { ...shell.output, strictModuleErrorHandling: false, chunkLoadTimeout: WEBPACK_TIMEOUT_MS },
    module: { rules: [...apps.map(app => rulesOf(target(app))), rulesOfShared(target('shell'))] },
    plugins: [
      ...(shell.plugins ?? []).filter(plugin => !(plugin instanceof ScriptIntegrityPlugin)),
      new webpack.NormalModuleReplacementPlugin(/federation\/fallback\.ts$/, here('bundled-remotes.ts')),
      new webpack.NormalModuleReplacementPlugin(/federation\/release-pins\.ts$/, here('bundled-pins.ts')),
      new webpack.NormalModuleReplacementPlugin(/^every-remote$/, everyRemote()),
    ],
  }
}

/** The build rules that apply to one app's folder. */
function rulesOf(target: BuildTarget): RuleSetRule {
  const { app, version } = target
  const named: RuleSetRule = {
    test: /\.tsx?$/,
    enforce: 'pre',
    use: { loader: here('release-name-loader.mjs'), options: { release: `${app}@${version}` } },
  }
  return { include: appFolder(app) + path.sep, rules: [...rules(target), named] }
}

function rulesOfShared(target: BuildTarget): RuleSetRule {
  return { exclude: apps.map(app => appFolder(app) + path.sep), rules: rules(target) }
}

function rules(target: BuildTarget): RuleSetRule[] {
  const { rules = [] } = commonConfig(target).module ?? {}
  return rules.filter(rule => rule instanceof Object)
}

/** Returns a `data:` URL with a generated module that imports all remotes. */
function everyRemote(): string {
  const remotes = apps.filter(app => app !== 'shell')
  const imports = remotes.map(
    (app, number) =>
      `import { remote as remote${number} } from ${JSON.stringify(path.join(appFolder(app), 'remote.tsx'))}`,
  )
  const entries = remotes.map((app, number) => `${JSON.stringify(app)}: remote${number}`)
  const source = `${imports.join('\n')}\nexport const everyRemote = { ${entries.join(', ')} }`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

type Replacement<Original, Module extends Original> = Module
type Federation = typeof import('../../../../shell/federation/fallback.ts')
type Pins = typeof import('../../../../shell/federation/release-pins.ts')

/** Type check: what replaces a module has all its exports, under the same names. */
export type CheckedReplacements = [
  Replacement<Federation, typeof import('./bundled-remotes.ts')>,
  Replacement<Pins, typeof import('./bundled-pins.ts')>,
]
