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
const notSources = new Set(['node_modules', 'dist', 'e2e', 'gateway', 'README.md'])

/**
 * The version of a local build: the package's version and a fingerprint of everything that it is built from, so that the
 * same sources are never built twice and different sources never share a version.
 * @param flavour of a build with other settings
 */
export function sourceVersion(app: App, flavour?: Flavour): string {
  const hash = createHash('sha256').update(flavour ?? '')
  for (const source of [appFolder(app), ...sharedSources.map(file => path.join(root, file))])
    addFiles(hash, source)
  return `${packageVersion(app)}-${hash.digest('hex').slice(0, 10)}`
}

function addFiles(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const file of filesBelow(folder)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
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
