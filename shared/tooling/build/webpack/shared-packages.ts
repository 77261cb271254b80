import { createRequire } from 'node:module'
import { sharedDependencies, type SharedPackageName } from '@kutuhal/contract/brought-by-host.ts'
import type { CaretRange } from '@kutuhal/contract/share-scope.ts'

/**
 * Any React 19 is accepted, since a new remote must also run in an older shell, for instance after a
 * rollback. Of the contract, any patch version is accepted, since patches add no exports.
 */
const ranges: Readonly<Record<SharedPackageName, CaretRange>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@emotion/react': `^${installedVersion('@emotion/react')}`,
  '@kutuhal/contract': `^${withoutCorrection(installedVersion('@kutuhal/contract'))}`,
}

/** Keys with a slash cover all subpaths, so that a remote never bundles a second copy. */
export const sharedPackages = {
  react: fromHost('react'),
  'react/': fromHost('react'),
  'react-dom': fromHost('react-dom'),
  'react-dom/': fromHost('react-dom'),
  '@emotion/react': fromHost('@emotion/react'),
  '@emotion/react/': fromHost('@emotion/react'),
  '@kutuhal/contract': fromHost('@kutuhal/contract'),
}

function fromHost(name: SharedPackageName) {
  return { singleton: true, requiredVersion: ranges[name], import: false as const }
}

export function getProvidedPackageVersions(): Record<string, string> {
  return Object.fromEntries(Object.keys(sharedDependencies).map(name => [name, installedVersion(name)]))
}

/** `1.3.2` becomes `1.3.0`. */
function withoutCorrection(version: string): string {
  return version.replace(/^(\d+\.\d+)\.\d+.*$/, '$1.0')
}

function installedVersion(name: string): string {
  const manifest: unknown = createRequire(import.meta.url)(`${name}/package.json`)
  if (manifest instanceof Object && 'version' in manifest && typeof manifest.version === 'string')
    return manifest.version
  throw new Error(`${name}/package.json has no version. Is it installed? Try: npm ci`)
}
