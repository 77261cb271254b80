import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import reactRefreshTypescript from 'react-refresh-typescript'
import CopyPlugin from 'copy-webpack-plugin'
import path from 'node:path'
import type { Configuration } from 'webpack'
import type { App } from '../apps.ts'
import { browserConfig } from './browser-config.ts'
import { distFolder, typescriptLoaderPath, type BuildTarget } from './common-config.ts'

/** Used instead of a version for an app that is served from source. */
export const DEVELOPMENT_VERSION = 'development'

/** A change reloads the page. @param base address of the files, ending in a slash */
export function fullReloadConfig(app: App, base: string): Configuration {
  const config = browserConfig({ app, version: DEVELOPMENT_VERSION, mode: 'development' })
  return { ...config, output: { ...config.output, publicPath: base } }
}

export const DEVELOPMENT_SHELL_PATH = 'development/main.js'

/**
 * Teams develop on the live site with React's development build, which no document names. Its public files
 * are those of the normal build.
 */
export function developmentShellConfig(target: BuildTarget): Configuration {
  const dist = path.join(distFolder(target), path.dirname(DEVELOPMENT_SHELL_PATH))
  const config = browserConfig({ ...target, mode: 'development', flavour: undefined, dist })
  return {
    ...config,
    name: 'shell (development)',
    devtool: false,
    plugins: (config.plugins ?? []).filter(plugin => !(plugin instanceof CopyPlugin)),
  }
}

/**
 * React Refresh works across federation only with one runtime for all apps, which the development server puts
 * on the window first (working-tree/dev-document.ts).
 * @param base ends in a slash
 */
export function hotReloadConfig(app: App, base: string): Configuration {
  const config = fullReloadConfig(app, base)
  return {
    ...config,
    externals: [
      ({ request = '' }, done) =>
        isRefreshRuntime(request) ? done(undefined, 'var __REACT_REFRESH__') : done(),
    ],
    module: { ...config.module, rules: (config.module?.rules ?? []).map(withRefresh) },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, forceEnable: true })],
  }
}

const isRefreshRuntime = (request: string): boolean =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request)

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

function withRefresh(rule: Rule): Rule {
  if (!(rule instanceof Object && 'use' in rule && rule.use instanceof Object && 'loader' in rule.use))
    return rule
  const { use } = rule
  if (use.loader !== typescriptLoaderPath) return rule
  const options = use.options instanceof Object ? use.options : {}
  const getCustomTransformers = () => ({ before: [reactRefreshTypescript()] })
  return { ...rule, use: { ...use, options: { ...options, getCustomTransformers } } }
}
