import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isRemoteName } from '@kutuhal/create-remote/remote-names.ts'

export type App = 'shell' | `mf-${string}`

/**
 * The host and all remotes, in the order of the root workspaces, then by name. In a remote's own repository:
 * only that remote.
 */
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
