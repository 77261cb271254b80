import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, type App } from '@kutuhal/build/apps.ts'

const INSTALLED = '.installed-lock.json'
/** Ours that are imported by name, and where they are. */
const ownPackages = {
  contract: 'shared/contract',
  ui: 'shared/ui',
  build: 'shared/tooling/build',
  'create-remote': 'shared/tooling/create-remote',
  drawings: 'shared/tooling/drawings',
  release: 'shared/tooling/release',
  testing: 'shared/tooling/testing',
}
const rootFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.browserslistrc',
  '.prettierrc',
  '.prettierignore',
]

/**
 * Copies the project's sources, so that a test can change or delete what it likes.
 * @param apps to take along; `shared/` always comes
 * @returns the copy's folder. Installed packages are linked, the project's own ones point into the copy.
 */
export function copyProject(apps: readonly App[]): string {
  // Node and webpack look at real paths.
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-')))
  const isSource = (file: string) => !/[\\/](dist|node_modules)$/.test(file)
  for (const entry of [...apps, 'shared', ...rootFiles]) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter: isSource })
  }
  linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  // Tells shared/tooling/build/bootstrap.mjs that what this lock file names is there.
  cpSync(path.join(copy, 'package-lock.json'), path.join(copy, 'node_modules', INSTALLED))
  mkdirSync(path.join(copy, 'node_modules', '@kutuhal'))
  for (const [name, folder] of Object.entries(ownPackages)) {
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', '@kutuhal', name))
    // Packages of which it needs another version than the rest.
    const own = path.join(root, folder, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(copy, folder, 'node_modules'))
  }
  return copy
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const isOurs = entry.isSymbolicLink() || entry.name === '@kutuhal' || entry.name === INSTALLED
    if (!isOurs) symlinkSync(path.join(from, entry.name), path.join(to, entry.name))
  }
}
