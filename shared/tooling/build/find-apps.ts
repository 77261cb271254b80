import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isRemoteName } from '@kutuhal/create-remote/remote-names.ts'

/** The name of an app's folder: the host's, or a remote's. */
export type App = 'shell' | `mf-${string}`

/**
 * The host and all remotes (`mf-*` folders with remote.tsx and package.json), in the order of the root
 * workspaces, then by name. In a remote's own repository: only that remote.
 * @param root the project's folder
 */
export function findApps(root: string): readonly App[] {
  const own = findStandaloneRemote(root)
  if (own) return [own]
  const order = workspacesOf(root)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const remotes = readdirSync(root)
    .filter(isRemoteName)
    .filter(name => ['remote.tsx', 'package.json'].every(file => existsSync(path.join(root, name, file))))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  return ['shell', ...remotes]
}

/** Returns the name in this folder's package.json; undefined if the folder is not a remote. */
export function findStandaloneRemote(root: string): App | undefined {
  if (!existsSync(path.join(root, 'remote.tsx'))) return undefined
  const manifest = manifestOf(root)
  if (!(manifest instanceof Object && 'name' in manifest && typeof manifest.name === 'string'))
    return undefined
  return isRemoteName(manifest.name) ? manifest.name : undefined
}

function workspacesOf(root: string): readonly unknown[] {
  const manifest = manifestOf(root)
  if (!(manifest instanceof Object && 'workspaces' in manifest)) return []
  return Array.isArray(manifest.workspaces) ? manifest.workspaces : []
}

function manifestOf(root: string): unknown {
  const file = path.join(root, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
