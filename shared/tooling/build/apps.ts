import path from 'node:path'
import { findApps, findStandaloneRemote, readManifest, type App } from './find-apps.ts'
import { projectRoot } from './project-root.ts'

export type { App } from './find-apps.ts'
export { projectRoot } from './project-root.ts'

/** Names of all apps, in the order of their local ports. */
export const apps: readonly App[] = findApps(projectRoot)

export function createRecordByApp<Value>(valueOf: (app: App) => Value): Record<App, Value> {
  const remotes = apps.filter(app => app !== 'shell')
  return { shell: valueOf('shell'), ...Object.fromEntries(remotes.map(app => [app, valueOf(app)])) }
}

export function getFromRecordByApp<Value>(values: Readonly<Record<App, Value>>, app: App): Value {
  const value = values[app]
  if (value === undefined) throw unknownApp(app)
  return value
}

export function requireApp(name: string | undefined): App {
  const app = apps.find(each => each === name)
  if (app !== undefined) return app
  throw unknownApp(name)
}

function unknownApp(name: string | undefined): Error {
  const what = name === undefined ? 'Which app?' : `There is no app "${name}".`
  return new Error(`${what} One of: ${apps.join(', ')}. (npm run new-remote -- mf-name makes a new one.)`)
}

/** For a remote in its own repository this is the project's root. */
export const appFolder = (app: App): string =>
  app === findStandaloneRemote(projectRoot) ? projectRoot : path.join(projectRoot, app)

export function getPackageVersion(app: App): string {
  const { version } = readManifest(appFolder(app))
  if (typeof version === 'string') return version
  throw new Error(`${app}/package.json has no "version". Add one, e.g. "version": "1.0.0".`)
}
