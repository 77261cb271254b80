import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fingerprint } from '@kutuhal/build/fingerprint.ts'
import { isInstalled } from '@kutuhal/build/project-root.ts'

/** Code that affects a result. code-identity.test.ts checks that each list is complete and has no extras. */
export interface CodeInputs {
  /** The project's files and folders, from its root. */
  readonly sources: readonly string[]
  readonly packages: readonly string[]
}

/** Prefixes the names of files with their folder. */
export const filesInFolder = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map(file => `${folder}/${file}`)

/**
 * Identifies code that could change a result: our sources (or versions, where installed), packages with
 * dependencies, and Node with its parts, which format dates and compress files.
 * @throws Error if a package is not installed
 */
export function codeIdentity({ sources, packages }: CodeInputs): string {
  return createHash('sha256')
    .update(isInstalled ? JSON.stringify(ours.map(versionOf)) : fingerprint(sources))
    .update(JSON.stringify([process.versions, ...packages.map(name => versionsOf(name, import.meta.url))]))
    .digest('hex')
}

/** Names of the project's own packages, which replace its sources where they are installed. */
const ours = ['@kutuhal/build', '@kutuhal/contract', '@kutuhal/release']

/** Lists an installed package and its dependencies. */
function versionsOf(name: string, from: string): readonly string[] {
  const file = manifestOf(name, from)
  const { version, dependencies = {} } = readManifest(file)
  return [`${name}@${version}`, ...Object.keys(dependencies).flatMap(each => versionsOf(each, file))]
}

/** Returns the version of one of the project's packages; the lists name dependencies themselves. */
const versionOf = (name: string): string => readManifest(manifestOf(name, import.meta.url)).version

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

// The package's publisher wrote this file.
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function manifestOf(name: string, from: string): string {
  const folders = createRequire(from).resolve.paths(name) ?? []
  const manifest = folders
    .map(folder => path.join(folder, name, 'package.json'))
    .find(each => existsSync(each))
  // Resolve dependencies from the package's real path.
  if (manifest !== undefined) return realpathSync(manifest)
  throw new Error(`The package "${name}" is not installed. Try: npm ci`)
}
