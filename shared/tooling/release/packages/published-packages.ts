import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

/** Each package comes after its dependencies. */
export const publishedPackageFolders = [
  'shared/contract',
  'shared/settings',
  'shared/ui',
  'shared/tooling/create-remote',
  'shared/tooling/build',
  'shared/tooling/release',
  'shared/tooling/testing',
] as const

export type PackageManifest = Readonly<Record<string, unknown>> & {
  readonly name: string
  readonly version: string
}

export function readPackageManifest(folder: string): PackageManifest {
  const manifest: unknown = JSON.parse(readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8'))
  if (isManifest(manifest)) return manifest
  throw new Error(`${folder}/package.json needs a "name" and a "version".`)
}

function isManifest(value: unknown): value is PackageManifest {
  return (
    value instanceof Object &&
    'name' in value &&
    'version' in value &&
    [value.name, value.version].every(each => typeof each === 'string')
  )
}

export function readPublishedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    publishedPackageFolders.map(readPackageManifest).map(({ name, version }) => [name, version]),
  )
}
