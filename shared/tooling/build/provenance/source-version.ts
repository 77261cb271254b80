import { createHash } from 'node:crypto'
import path from 'node:path'
import { appFolder, getPackageVersion, projectRoot, type App } from '../apps.ts'
import type { BuildFlavour } from '../webpack/common-config.ts'
import { fingerprintSources } from './fingerprint.ts'
import { isInstalledPackage } from '../project-root.ts'

/** Sources that all apps are built from, in addition to their own folders. */
const sharedSources = [
  'shared/tooling/build',
  'shared/contract',
  'shared/ui',
  'package-lock.json',
  'tsconfig.base.json',
  '.browserslistrc',
]

/** @returns paths from the project's root */
export const listAppSources = (app: App): readonly string[] =>
  isInstalledPackage ? ['.'] : [path.relative(projectRoot, appFolder(app)), ...sharedSources]

/**
 * The version of a local build contains a fingerprint of all sources, so that equal sources are built only
 * once. A remote in its own repository uses the plain version of its package.
 */
export function getSourceVersion(app: App, flavour?: BuildFlavour): string {
  if (isInstalledPackage) return getPackageVersion(app)
  const sources = fingerprintSources(listAppSources(app))
  const hash = createHash('sha256')
    .update(flavour ?? '')
    .update(sources)
    .digest('hex')
  return `${getPackageVersion(app)}-${hash.slice(0, 10)}`
}
