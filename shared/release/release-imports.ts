import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../build/apps.ts'
import type { Store } from './store.ts'

const allowed = new Set<string>()

/**
 * Lets the server builds of releases import React and the contract from this project, wherever the store is. Without it a
 * store outside the project's folder would have no packages to offer them.
 */
export function allowReleasesAnywhere(store: Store): void {
  const releases = `${pathToFileURL(path.resolve(store.folder, 'apps')).href}/`
  if (allowed.has(releases)) return
  allowed.add(releases)
  register('./release-imports-hook.mjs', import.meta.url, {
    data: { releases, project: pathToFileURL(path.join(root, 'package.json')).href },
  })
}
