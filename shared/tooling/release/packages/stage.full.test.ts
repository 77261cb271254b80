import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import typescript from 'typescript'
import { listNpmPackFiles, stagePackages, type StagedPackage } from './stage.ts'

const target = mkdtempSync(path.join(tmpdir(), 'packages-'))
let packages: readonly StagedPackage[] = []
let packed: ReadonlyMap<string, readonly string[]> = new Map()

beforeAll(async () => {
  packages = await stagePackages(target)
  const lists = listNpmPackFiles(packages.map(({ folder }) => folder))
  packed = new Map(packages.map(({ name }, index) => [name, lists[index] ?? []]))
}, 300_000)

afterAll(() => rmSync(target, { recursive: true, force: true }))

const filesOf = (name: string) => packed.get(name) ?? []
const textOf = ({ folder }: StagedPackage, file: string) => readFileSync(path.join(folder, file), 'utf8')

interface Packed {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

// The type is safe: stagePackages has just written this package.json.
const manifestOf = (each: StagedPackage) => JSON.parse(textOf(each, 'package.json')) as Packed

describe('the packages that a registry holds', () => {
  it('have what remotes import, compiled and with types', () => {
    expect(filesOf('@kutuhal/contract')).toEqual(
      expect.arrayContaining([
        'contract.js',
        'contract.d.ts',
        'globals.d.ts',
        'package.json',
        'CHANGELOG.md',
      ]),
    )
    expect(filesOf('@kutuhal/ui')).toEqual(
      expect.arrayContaining(['Container.js', 'Container.d.ts', 'styles/tokens.css', 'brand/mark.svg']),
    )
    expect(filesOf('@kutuhal/build')).toEqual(
      expect.arrayContaining([
        'build-app.js',
        'webpack/html-loader.mjs',
        '.browserslistrc',
        'oxfmtrc.json',
        'eslint.config.mjs',
      ]),
    )
    expect(filesOf('@kutuhal/release')).toEqual(
      expect.arrayContaining([
        'commands/kutuhal-release.js',
        'compose/sandbox/program.mjs',
        'store/store.js',
      ]),
    )
    expect(filesOf('@kutuhal/testing')).toEqual(
      expect.arrayContaining(['jest.config.mjs', 'own-repository/test.js']),
    )
  })

  it('have no tests and no sources that Node would have to compile', () => {
    const unwanted = [...packed].flatMap(([name, files]) =>
      files
        .filter(
          file =>
            /\.(test|spec)\.|(^|\/)fixtures\/|(?<!\.d)\.tsx?$/.test(file) &&
            // `check` runs the suite in a team's own repository, too.
            !/^(?:template|check\/suite\/[\w-]+\.spec\.(?:js|d\.ts)$)/.test(file),
        )
        .map(file => `${name}/${file}`),
    )
    expect(unwanted).toEqual([])
  })

  it('have every file that their exports name', () => {
    for (const each of packages) {
      const named = Object.values(manifestOf(each).exports)
        .flatMap(entry => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]))
        .filter(file => !file.includes('*'))
      expect(filesOf(each.name)).toEqual(expect.arrayContaining(named.map(file => file.slice('./'.length))))
    }
  })

  it('declare every package that they import', () => {
    const undeclared = packages.flatMap(each => {
      const { dependencies, peerDependencies } = manifestOf(each)
      const known = new Set([each.name, ...Object.keys({ ...dependencies, ...peerDependencies })])
      const scripts = filesOf(each.name).filter(file => /^(?!template).*\.m?js$/.test(file))
      return scripts.flatMap(file =>
        importedPackages(textOf(each, file))
          .filter(name => !known.has(name))
          .map(name => `${each.name}/${file} imports ${name}`),
      )
    })
    expect(undeclared).toEqual([])
  })

  it('tell what has changed in the version that they have', () => {
    for (const each of packages) expect(textOf(each, 'CHANGELOG.md')).toContain(`\n## ${each.version}\n`)
  })
})

function importedPackages(script: string): string[] {
  return typescript
    .preProcessFile(script, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(name => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}
