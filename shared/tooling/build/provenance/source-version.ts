import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { appFolder, getPackageVersion, isInstalledPackage, projectRoot, type App } from '../apps.ts'

/** React's development build, for tests; only the shell contains React. */
export type BuildFlavour = 'development-react'

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

/** Names of files that neither builds nor the composer read. */
const notSources = new Set([
  ...['node_modules', 'dist', 'e2e', 'fixtures', 'gateway', 'new-remote', 'testing'],
  ...['README.md', 'eslint.config.mjs', 'playwright.config.ts'],
])

export function fingerprintSources(
  sources: readonly string[],
  counts: (name: string) => boolean = isSource,
): string {
  const hash = createHash('sha256')
  for (const file of listSourceFiles(sources, counts)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @returns paths from the project's root */
export function listSourceFiles(
  sources: readonly string[],
  counts: (name: string) => boolean = isSource,
): string[] {
  return sources
    .flatMap(source => filesBelow(path.join(projectRoot, source), counts))
    .map(file => path.relative(projectRoot, file))
}

function filesBelow(fileOrFolder: string, counts: (name: string) => boolean): string[] {
  if (statSync(fileOrFolder).isFile()) return [fileOrFolder]
  return readdirSync(fileOrFolder, { withFileTypes: true })
    .filter(({ name }) => counts(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(fileOrFolder, entry.name)
      return entry.isDirectory() ? filesBelow(file, counts) : [file]
    })
}

function isSource(name: string): boolean {
  return !notSources.has(name) && !name.startsWith('.') && !/\.(test|spec)\./.test(name)
}
