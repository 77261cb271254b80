import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { appFolder, apps, type App } from '@kutuhal/build/apps.ts'
import { browserConfig } from '../../../tooling/build/webpack/browser-config.ts'
import { commonConfig, type BuildTarget } from '../../../tooling/build/webpack/common-config.ts'
import { runWebpack } from '../../../tooling/build/webpack/run-webpack.ts'
import { ScriptIntegrityPlugin } from '../../../tooling/build/webpack/script-integrity-plugin.ts'

/**
 * The shell's build, with imported remotes and without chunk hashes. The remotes' own `import()`s still split
 * the pages into chunks.
 * @param versions of each app in the documents, since the addresses of pictures contain it
 * @returns a function that gives the scripts of a page, in the order in which a document requests them
 * @throws Error with webpack's own messages when it does not compile
 */
export async function buildOneBundle(versions: Readonly<Record<string, string>>, dist: string) {
  const { compilation } = await runWebpack(oneBundleConfig(versions, dist))
  const { entrypoints, namedChunkGroups } = compilation
  return (chunk: string): readonly string[] =>
    [entrypoints.get('main'), namedChunkGroups.get(chunk)].flatMap(group => {
      if (!group) throw new Error(`The one bundle has no chunk "${chunk}".`)
      return group.getFiles().filter(file => file.endsWith('.js'))
    })
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

function oneBundleConfig(versions: Readonly<Record<string, string>>, dist: string): Configuration {
  const target = (app: App): BuildTarget => ({
    app,
    version: versions[app] ?? '',
    mode: 'production',
    dist,
  })
  const shell = browserConfig(target('shell'))
  const folders = apps.map(app => appFolder(app) + path.sep)
  return {
    ...shell,
    name: 'all apps as one bundle',
    module: {
      rules: [...apps.map(app => rulesOf(target(app))), { exclude: folders, rules: rules(target('shell')) }],
    },
    plugins: [
      ...(shell.plugins ?? []).filter(plugin => !(plugin instanceof ScriptIntegrityPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /federation\/(?:fallback|release-pins)\.ts$/,
        here('bundled.ts'),
      ),
    ],
  }
}

function rulesOf(target: BuildTarget): RuleSetRule {
  const release = `${target.app}@${target.version}`
  const loader = { loader: here('release-name-loader.mjs'), options: { release } }
  return {
    include: appFolder(target.app) + path.sep,
    rules: [...rules(target), { test: /\.tsx?$/, enforce: 'pre', use: loader }],
  }
}

function rules(target: BuildTarget): RuleSetRule[] {
  return (commonConfig(target).module?.rules ?? []).filter(rule => rule instanceof Object)
}
