import { createRequire } from 'node:module'

/**
 * The share scope: one copy each in the page, brought by the shell (shell/federation/share-scope.ts holds the other side of
 * this list). The router is not in it: the contract package is the only way a remote reaches it.
 */
export const sharedPackages = {
  react: fromHost('^19.0.0'),
  'react/': fromHost('^19.0.0'),
  'react-dom': fromHost('^19.0.0'),
  'react-dom/': fromHost('^19.0.0'),
  '@emotion/react': fromHost('^11.14.0'),
  '@emotion/react/': { ...fromHost('^11.14.0'), version: '11.14.0' },
  '@kutuhal/contract': fromHost('^1.0.0'),
}

function fromHost(requiredVersion: string) {
  return { singleton: true, requiredVersion, import: false as const }
}

/** The versions that a shell built now brings: those installed. */
export function providedPackages(): Record<string, string> {
  const require = createRequire(import.meta.url)
  return Object.fromEntries(
    ['react', 'react-dom', '@emotion/react', '@kutuhal/contract'].map(name => [name, versionOf(name)]),
  )

  function versionOf(name: string): string {
    const manifest: unknown = require(`${name}/package.json`)
    if (manifest instanceof Object && 'version' in manifest && typeof manifest.version === 'string')
      return manifest.version
    throw new Error(`${name}/package.json has no version. Is it installed? Try: npm ci`)
  }
}
