import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteModule } from '@kutuhal/contract'
import type { HostServer } from '@kutuhal/contract/composition.ts'
import { root } from '../build/apps.ts'
import type { Release } from '../build/release.ts'
import { nameOf } from './pinned-releases.ts'
import { releaseFolder, type Store } from './store.ts'

/**
 * The shell's build for composing.
 * @throws Error if it is none
 */
export async function importHost(store: Store, shell: Release): Promise<HostServer> {
  const { host }: { host?: HostServer } = await importServer(store, shell, 'shell.mjs')
  if (!host) throw new Error(`${nameOf(shell)} exports no \`host\`. shell/server.tsx must.`)
  return host
}

/** A remote's build for composing; nothing if it exports no `remote`. */
export async function importRemote(store: Store, release: Release): Promise<RemoteModule | undefined> {
  const { remote }: { remote?: RemoteModule } = await importServer(store, release, 'remote.mjs')
  return remote
}

async function importServer<Module>(store: Store, release: Release, file: string): Promise<Module> {
  const folder = path.resolve(releaseFolder(store, release.name, release.version))
  allowReleasesAnywhere(store)
  return (await import(pathToFileURL(path.join(folder, 'server', file)).href)) as Module
}

const allowed = new Set<string>()

/**
 * Lets the server builds of releases import React and the contract from this project, wherever the store is. Without it a
 * store outside the project's folder would have no packages to offer them.
 */
function allowReleasesAnywhere(store: Store): void {
  const releases = `${pathToFileURL(path.resolve(store.folder, 'apps')).href}/`
  if (allowed.has(releases)) return
  allowed.add(releases)
  register('./release-imports-hook.mjs', import.meta.url, {
    data: { releases, project: pathToFileURL(path.join(root, 'package.json')).href },
  })
}
