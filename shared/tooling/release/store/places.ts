/** A store and the paths in its folder; store.ts describes what they contain. */
import path from 'node:path'
import type { SharedStore } from './shared-store.ts'

export interface Store {
  readonly folder: string
  /** Name of the pointer to what is live: several sites may share a store. */
  readonly pointer: string
  /** The shared store, if the folder is a copy of an object store (objects/keys.ts). */
  readonly shared?: SharedStore
}

export const releaseFolder = (store: Pick<Store, 'folder'>, app: string, version: string): string =>
  path.join(store.folder, 'apps', app, version)

/** @param name app and version, e.g. `mf-maze@1.4.0` */
export const embedFolder = (store: Store, name: string): string => path.join(store.folder, 'embed', name)

export const recordsFolder = (store: Store): string => path.join(store.folder, 'checks')

export const generationFolder = (store: Store, id: string): string => path.join(store.folder, 'sites', id)
