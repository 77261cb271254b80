import { spawn } from 'node:child_process'
import path from 'node:path'
import { appFolder, apps, everyApp, root, valueFor, type App } from '../build/apps.ts'
import type { Flavour } from '../build/common-config.ts'
import { sourceVersion } from '../build/source-version.ts'
import { inTurn } from './in-turn.ts'
import { hasRelease, newestRelease, storeRelease, type Store } from './store.ts'

interface BuildOptions {
  /** Of the shell. */
  readonly flavour?: Flavour | undefined
  /** Apps of which whatever release is there will do, since they are served from their sources. */
  readonly anyVersionOf?: readonly App[]
}

/**
 * Brings the working tree into the store: builds and publishes every app whose sources have no release there yet, each in a
 * process of its own.
 * @returns the version of each app
 * @throws Error with the build's own words if one does not build
 */
export async function buildReleases(
  store: Store,
  say: (line: string) => void,
  { flavour, anyVersionOf = [] }: BuildOptions = {},
): Promise<Record<App, string>> {
  const flavourOf = (app: App) => (app === 'shell' ? flavour : undefined)
  const versions = everyApp(
    app => (anyVersionOf.includes(app) && newestRelease(store, app)) || sourceVersion(app, flavourOf(app)),
  )
  const missing = apps.filter(app => !hasRelease(store, app, valueFor(versions, app)))
  await inTurn(missing, 2, async app => {
    say(`Building ${app} …`)
    await build(app, valueFor(versions, app), flavourOf(app))
    // Another start may have stored the very same sources meanwhile.
    await storeRelease(store, path.join(appFolder(app), 'dist'))
  })
  return versions
}

/**
 * Builds one app into its `dist/`, in a process of its own.
 * @throws Error with the build's own words if it does not build
 */
export async function build(app: App, version: string, flavour = ''): Promise<void> {
  const args = ['--import', 'tsx', path.join(root, 'shared/build/build-app.ts'), app, version, flavour]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const code = await new Promise(resolve => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${app} did not build.\n\n${output.trim()}`)
}
