import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The name of an app's folder: the host's, or a remote's. */
export type App = 'shell' | `mf-${string}`

/**
 * The host and every folder beside it that holds a remote (`mf-*` with a remote.tsx and a package.json), in the order of the
 * root package.json's workspaces; what does not stand there comes last, by name.
 * @param root the project's folder
 */
export function findApps(root: string): readonly App[] {
  const order = workspacesOf(root)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const remotes = readdirSync(root)
    .filter(isRemoteName)
    .filter(name => ['remote.tsx', 'package.json'].every(file => existsSync(path.join(root, name, file))))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  return ['shell', ...remotes]
}

/** Lower case and single hyphens: it becomes part of addresses, of a container's name and of a component's. */
export function isRemoteName(name: string): name is `mf-${string}` {
  return /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
}

function workspacesOf(root: string): readonly unknown[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!(manifest instanceof Object && 'workspaces' in manifest)) return []
  return Array.isArray(manifest.workspaces) ? manifest.workspaces : []
}
