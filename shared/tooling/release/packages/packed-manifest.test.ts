import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { createPackedManifest } from './packed-manifest.ts'
import { publishedPackageFolders, readPackageManifest } from './published-packages.ts'

const ours = {
  name: '@kutuhal/labs',
  version: '1.2.3',
  private: true,
  exports: {
    '.': './labs.ts',
    './globals.d.ts': './globals.d.ts',
    './package.json': './package.json',
  },
  bin: { labs: './command.ts' },
  dependencies: { '@kutuhal/contract': '*', zod: '^4.6.7' },
  devDependencies: { '@kutuhal/contract': '*', semver: '^7.8.6' },
  peerDependencies: { react: '^19.0.0' },
}
const versions = { '@kutuhal/contract': '1.4.0' }

describe('the package.json of a package', () => {
  const packed = createPackedManifest(ours, versions)

  it('names what sources were compiled to, under the names of the sources', () => {
    expect(packed['exports']).toEqual({
      '.': { types: './labs.d.ts', default: './labs.js' },
      './globals.d.ts': './globals.d.ts',
      './package.json': './package.json',
    })
    expect(packed['bin']).toEqual({ labs: './command.js' })
  })

  it('asks for packages of ours by version', () => {
    expect(packed['dependencies']).toEqual({ '@kutuhal/contract': '^1.4.0', zod: '^4.6.7' })
    expect(packed['peerDependencies']).toEqual({ react: '^19.0.0' })
    expect(packed['devDependencies']).toEqual({ '@kutuhal/contract': '^1.4.0', semver: '^7.8.6' })
    expect(JSON.stringify(packed)).not.toContain('private')
  })

  it('refuses to ask for what no registry holds', () => {
    expect(() => createPackedManifest(ours, {})).toThrow(
      /@kutuhal\/labs needs @kutuhal\/contract, which no registry holds/,
    )
  })
})

/** stage.ts copies these settings of the project's root into a package. */
const madeWhilePacking = /(tsconfig\.base|oxfmtrc)\.json$/

describe('what is published', () => {
  it('names no source by its path: there it is compiled, and has another ending', () => {
    const files = publishedPackageFolders.flatMap(folder =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /(?<!test|spec)\.(ts|mjs)$/.test(file) && !file.includes('node_modules'))
        .map(file => path.join(projectRoot, folder, file)),
    )
    expect(files.length).toBeGreaterThan(200)
    const byPath = files.filter(file =>
      /new URL\(\s*'[^']+\.tsx?',\s*import\.meta\.url/.test(readFileSync(file, 'utf8')),
    )
    expect(byPath).toEqual([])
  })

  it('has exports that name files, each of which is there', () => {
    const named = publishedPackageFolders.flatMap(folder =>
      Object.values(readPackageManifest(folder)['exports'] ?? {}).map(file =>
        path.posix.join(folder, String(file)),
      ),
    )
    const files = named.filter(file => !madeWhilePacking.test(file))
    expect(files.filter(file => !existsSync(path.join(projectRoot, file)))).toEqual([])
  })

  it('has commands that Git keeps executable: npm makes them so, and would change a clone', () => {
    const commands = publishedPackageFolders.flatMap(folder =>
      Object.values(readPackageManifest(folder)['bin'] ?? {}).map(file =>
        path.posix.join(folder, String(file)),
      ),
    )
    expect(commands).not.toEqual([])
    const modes = execFileSync('git', ['ls-files', '--stage', ...commands], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(modes.split('\n').filter(line => line !== '' && !line.startsWith('100755'))).toEqual([])
  })
})
