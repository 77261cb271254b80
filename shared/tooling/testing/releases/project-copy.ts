import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot, type App } from '@kutuhal/build/apps.ts'

const INSTALLED = '.installed-lock.json'
const rootFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.browserslistrc',
  '.oxfmtrc.json',
]

/**
 * Copies the project's sources, so that a test can change or delete any of them.
 * @param apps names of the apps to copy; `shared/` is always included
 * @param packages where installed packages are. `elsewhere`: outside the copy, which has links to them.
 * `inside`: in the copy, as in another checkout; this takes seconds longer
 * @returns the copy's folder. Imports of the project's own packages lead to files in the copy.
 */
export function copyProject(apps: readonly App[], packages: 'elsewhere' | 'inside' = 'elsewhere'): string {
  const put = packages === 'inside' ? linkFiles : symlinkSync
  // Use the real path, as Node and webpack do.
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-')))
  const isSource = (file: string) => !/[\\/](dist|node_modules)$/.test(file)
  for (const entry of [...apps, 'shared', ...rootFiles]) {
    cpSync(path.join(projectRoot, entry), path.join(copy, entry), { recursive: true, filter: isSource })
  }
  putPackages(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'), put)
  // This copy tells shared/tooling/build/bootstrap.mjs that the packages of the lock file are installed.
  cpSync(path.join(copy, 'package-lock.json'), path.join(copy, 'node_modules', INSTALLED))
  mkdirSync(path.join(copy, 'node_modules', '@kutuhal'))
  for (const folder of listOwnPackages()) {
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', '@kutuhal', path.basename(folder)))
    // Packages that only this workspace uses are in its own `node_modules`.
    const own = path.join(projectRoot, folder, 'node_modules')
    if (existsSync(own)) put(own, path.join(copy, folder, 'node_modules'))
  }
  return copy
}

/** Lists the folders of the project's own packages, which have the names of the packages. */
function listOwnPackages(): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[]
  }
  return workspaces.filter(folder => /^shared\/(?!test-material)/.test(folder))
}

type Put = (from: string, to: string) => void

/**
 * Puts installed packages into a copy, but not the project's own packages and the caches of local builds.
 * @param put copies or links one package
 */
function putPackages(from: string, to: string, put: Put): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const isOurs = entry.isSymbolicLink() || ['@kutuhal', INSTALLED, '.federation'].includes(entry.name)
    if (!isOurs) put(path.join(from, entry.name), path.join(to, entry.name))
  }
}

/** Copies a folder. Files become hard links where possible, which saves space. */
function linkFiles(from: string, to: string): void {
  const kind = lstatSync(from)
  if (kind.isDirectory()) {
    mkdirSync(to)
    for (const name of readdirSync(from)) linkFiles(path.join(from, name), path.join(to, name))
  } else if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else linkFile(from, to)
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
