import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { appFolder, packageVersion, root, type App } from './apps.ts'
import type { Flavour } from './common-config.ts'

/** What every app is built from beside its own folder. */
const sharedSources = [
  'shared/build',
  'shared/contract',
  'shared/ui',
  'package-lock.json',
  'tsconfig.base.json',
]
const notSources = new Set(['node_modules', 'dist', 'e2e', 'testing', 'gateway', 'new-remote', 'README.md'])

/**
 * The version of a local build: the package's version and a fingerprint of everything that it is built from, so that the
 * same sources are never built twice and different sources never share a version.
 * @param flavour of a build with other settings
 */
export function sourceVersion(app: App, flavour?: Flavour): string {
  const sources = fingerprint([path.relative(root, appFolder(app)), ...sharedSources])
  const hash = createHash('sha256')
    .update(flavour ?? '')
    .update(sources)
    .digest('hex')
  return `${packageVersion(app)}-${hash.slice(0, 10)}`
}

/** A hash of what stands in files and folders; paths from the project's root. Tests and results do not count. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(source => filesBelow(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(fileOrFolder: string): string[] {
  if (path.extname(fileOrFolder)) return [fileOrFolder]
  return readdirSync(fileOrFolder, { withFileTypes: true })
    .filter(
      entry => !notSources.has(entry.name) && !entry.name.startsWith('.') && !entry.name.includes('.test.'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(fileOrFolder, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
}
