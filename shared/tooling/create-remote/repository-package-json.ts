import { readFileSync } from 'node:fs'

/** @param site address of the live site; empty if it is not known yet */
export function createRepositoryPackageJson(name: string, site: string): string {
  const { '@kutuhal/contract': contract, '@kutuhal/ui': ui, ...tools } = versions()
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    config: { site },
    scripts: {
      build: 'kutuhal-build',
      dev: 'kutuhal-dev',
      e2e: 'playwright test',
      format: `oxfmt ${FORMAT}`,
      'format:check': `oxfmt --check ${FORMAT}`,
      lint: 'eslint --max-warnings 0 --cache --cache-location .cache/eslint --cache-strategy content .',
      release: 'kutuhal-release',
      test: 'kutuhal-test',
      types: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.tsbuildinfo',
      unit: 'jest',
    },
    dependencies: { '@kutuhal/contract': contract, '@kutuhal/ui': ui },
    devDependencies: tools,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const FORMAT = '--config node_modules/@kutuhal/build/oxfmtrc.json'

/** Packages that were published together with this package work together. */
function versions(): Readonly<Record<string, string>> {
  // npm installed this package's own file with it.
  const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return manifest.devDependencies
}
