import { readFileSync } from 'node:fs'

/**
 * The package.json of a remote in a repository of its own.
 * @param name of the remote
 */
export function ownManifest(name: string): string {
  const { '@kutuhal/contract': contract, '@kutuhal/ui': ui, ...tools } = versions()
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'kutuhal-build',
      dev: 'kutuhal-dev',
      release: 'kutuhal-release',
      test: 'jest',
      types: 'tsc --noEmit',
    },
    dependencies: { '@kutuhal/contract': contract, '@kutuhal/ui': ui },
    devDependencies: tools,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Those that were published together with this package, which work together. */
function versions(): Readonly<Record<string, string>> {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  if (
    manifest instanceof Object &&
    'devDependencies' in manifest &&
    manifest.devDependencies instanceof Object
  )
    return Object.fromEntries(
      Object.entries(manifest.devDependencies).map(([name, range]) => [name, String(range)]),
    )
  throw new Error('This package is not whole: its package.json names no versions. Install it again.')
}
