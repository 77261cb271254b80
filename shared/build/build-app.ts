import { rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { appFolder, apps, isApp, type App } from './apps.ts'
import { browserConfig } from './browser-config.ts'
import type { BuildTarget, Flavour } from './common-config.ts'
import { writeReleaseManifest } from './release-manifest.ts'
import { serverConfig } from './server-config.ts'
import { sourceVersion } from './source-version.ts'

/**
 * Builds one app, for the browser and for composing, into its `dist/`. Reads its own folder and shared/ only.
 * @throws Error with webpack's own messages when it does not compile
 */
export async function buildApp(app: App, version = sourceVersion(app), flavour?: Flavour): Promise<void> {
  const target: BuildTarget = { app, version, mode: 'production', flavour }
  const dist = path.join(appFolder(app), 'dist')
  await rm(dist, { recursive: true, force: true })
  const browser = await run(browserConfig(target))
  await run(serverConfig(target))
  await writeReleaseManifest(target, browser.compilation, dist)
}

async function run(config: Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config)
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise<void>((resolve, reject) => compiler.close(error => (error ? reject(error) : resolve())))
  if (!stats || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `${config.name} did not build.\n${stats?.toString({ preset: 'errors-warnings', colors: false }) ?? ''}`,
    )
  }
  return stats
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [app, version, flavour] = process.argv.slice(2)
  if (!isApp(app)) throw new Error(`Which app? One of: ${apps.join(', ')}.`)
  try {
    await buildApp(app, version, flavour === 'development-react' ? flavour : undefined)
  } catch (error) {
    // webpack's words name file and line; where this program stood when it heard them helps nobody.
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
