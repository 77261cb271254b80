import { createHash } from 'node:crypto'
import path from 'node:path'
import { appFolder, packageVersion, root, type App } from './apps.ts'
import type { Flavour } from './common-config.ts'
import { fingerprint } from './fingerprint.ts'
import { isInstalled } from './project-root.ts'

/** What every app is built from beside its own folder. */
const sharedSources = [
  'shared/tooling/build',
  'shared/contract',
  'shared/ui',
  'package-lock.json',
  'tsconfig.base.json',
  '.browserslistrc',
]

/** Everything that an app is built from: files and folders, from the project's root. */
export const sourcesOf = (app: App): readonly string[] =>
  isInstalled ? ['.'] : [path.relative(root, appFolder(app)), ...sharedSources]

/**
 * The version of a local build: the package's version and a fingerprint of everything that it is built from, so that the
 * same sources are never built twice and different sources never share a version.
 * In a repository of its own a remote has the package's version: there is no site that is built with every start.
 * @param flavour of a build with other settings
 */
export function sourceVersion(app: App, flavour?: Flavour): string {
  if (isInstalled) return packageVersion(app)
  const sources = fingerprint(sourcesOf(app))
  const hash = createHash('sha256')
    .update(flavour ?? '')
    .update(sources)
    .digest('hex')
  return `${packageVersion(app)}-${hash.slice(0, 10)}`
}
