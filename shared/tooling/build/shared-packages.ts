import { createRequire } from 'node:module'
import { broughtByHost, type BroughtPackage } from '@kutuhal/contract/brought-by-host.ts'
import type { CaretRange } from '@kutuhal/contract/share-scope.ts'

/**
 * What a remote asks of the shell: what its own build found, or a later version. Of React any 19 will do, deliberately: a new
 * remote goes live in an older shell, too, and a rollback of the shell leaves the remotes where they are. Of the contract corrections
 * make no difference: they promise nothing new.
 */
const ranges: Readonly<Record<BroughtPackage, CaretRange>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@emotion/react': `^${installedVersion('@emotion/react')}`,
  '@kutuhal/contract': `^${withoutCorrection(installedVersion('@kutuhal/contract'))}`,
}

/**
 * The share scope as builds of remotes know it. Also a part of React or emotion that no shell brings is never bundled, since
 * there would be a second copy behind it; of the contract only the package itself is shared.
 */
export const sharedPackages = {
  react: fromHost('react'),
  'react/': fromHost('react'),
  'react-dom': fromHost('react-dom'),
  'react-dom/': fromHost('react-dom'),
  '@emotion/react': fromHost('@emotion/react'),
  '@emotion/react/': fromHost('@emotion/react'),
  '@kutuhal/contract': fromHost('@kutuhal/contract'),
}

function fromHost(name: BroughtPackage) {
  return { singleton: true, requiredVersion: ranges[name], import: false as const }
}

/** The versions that a shell built now brings: those installed. */
export function providedPackages(): Record<string, string> {
  return Object.fromEntries(Object.keys(broughtByHost).map(name => [name, installedVersion(name)]))
}

/** `1.3.2` is `1.3.0` with corrections. */
function withoutCorrection(version: string): string {
  return version.replace(/^(\d+\.\d+)\.\d+.*$/, '$1.0')
}

function installedVersion(name: string): string {
  const manifest: unknown = createRequire(import.meta.url)(`${name}/package.json`)
  if (manifest instanceof Object && 'version' in manifest && typeof manifest.version === 'string')
    return manifest.version
  throw new Error(`${name}/package.json has no version. Is it installed? Try: npm ci`)
}
