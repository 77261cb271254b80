import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRemoteName } from '@kutuhal/create-remote/remote-names.ts'

export type App = 'shell' | `mf-${string}`

/** Whether this file runs from an installed package, in a remote's own repository. */
export const isInstalledPackage = /[\\/]node_modules[\\/]/.test(fileURLToPath(import.meta.url))

/** For an installed package it is the folder where npm runs scripts. */
export const projectRoot = isInstalledPackage
  ? process.cwd()
  : fileURLToPath(new URL('../../..', import.meta.url))

/** Names of all apps, in the order of their local ports. */
export const apps: readonly App[] = findApps(projectRoot)

export function requireApp(name: string | undefined): App {
  const app = apps.find(each => each === name)
  if (app !== undefined) return app
  const what = name === undefined ? 'Which app?' : `There is no app "${name}".`
  throw new Error(`${what} One of: ${apps.join(', ')}. (npm run new-remote -- mf-name makes a new one.)`)
}

/** For a remote in its own repository this is the project's root. */
export const appFolder = (app: App): string =>
  app === findStandaloneRemote(projectRoot) ? projectRoot : path.join(projectRoot, app)

export function getPackageVersion(app: App): string {
  const { version } = readManifest(appFolder(app))
  if (typeof version === 'string') return version
  throw new Error(`${app}/package.json has no "version". Add one, e.g. "version": "1.0.0".`)
}

/** In the order of the root workspaces, then by name; in a remote's own repository, that remote alone. */
export function findApps(root: string): readonly App[] {
  const own = findStandaloneRemote(root)
  if (own) return [own]
  const { workspaces } = readManifest(root)
  const order: readonly unknown[] = Array.isArray(workspaces) ? workspaces : []
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const remotes = readdirSync(root)
    .filter(isRemoteName)
    .filter(name => ['remote.tsx', 'package.json'].every(file => existsSync(path.join(root, name, file))))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  return ['shell', ...remotes]
}

/** @returns undefined if the folder is not a remote's own repository */
export function findStandaloneRemote(root: string): App | undefined {
  if (!existsSync(path.join(root, 'remote.tsx'))) return undefined
  const { name } = readManifest(root)
  return typeof name === 'string' && isRemoteName(name) ? name : undefined
}

export function readManifest(folder: string): Readonly<Record<string, unknown>> {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
}
