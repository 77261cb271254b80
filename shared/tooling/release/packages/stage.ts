import { execFileSync } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { compileSources } from './compile.ts'
import { createPackedManifest } from './packed-manifest.ts'
import {
  publishedPackageFolders,
  readPublishedVersions,
  readPackageManifest,
  type PackageManifest,
} from './published-packages.ts'

export interface StagedPackage {
  readonly name: string
  readonly version: string
  readonly folder: string
}

const SOURCE = /(?<!\.d)\.tsx?$/

/**
 * In the form in which packages are installed.
 * @param target emptied first
 * @throws Error if the sources do not compile, or need a package that is not published
 */
export async function stagePackages(target: string): Promise<readonly StagedPackage[]> {
  await rm(target, { recursive: true, force: true })
  const packages = packedFiles()
  const compiled = compileSources(
    packages.flatMap(({ from, files }) => files.filter(isCompiled).map(file => `${from}/${file}`)),
  )
  const versions = readPublishedVersions()
  return Promise.all(
    packages.map(async ({ from, files }) => {
      const manifest = createPackedManifest(withPackedExports(readPackageManifest(from), files), versions)
      const folder = path.join(target, manifest.name)
      await mkdir(folder, { recursive: true })
      for (const file of files.filter(each => !isCompiled(each)))
        await cp(path.join(projectRoot, from, file), path.join(folder, file))
      for (const [file, text] of compiled) {
        if (ownerOf(file) === from) await write(path.join(folder, path.relative(from, file)), text)
      }
      if (from === 'shared/tooling/build')
        for (const [file, name] of Object.entries(settings))
          await cp(path.join(projectRoot, file), path.join(folder, name))
      await write(path.join(folder, 'package.json'), `${JSON.stringify(withAll(manifest), null, 2)}\n`)
      return { name: manifest.name, version: manifest.version, folder }
    }),
  )
}

/** Builds need these files of the project's root. */
const settings = {
  '.browserslistrc': '.browserslistrc',
  '.oxfmtrc.json': 'oxfmtrc.json',
  'tsconfig.base.json': 'tsconfig.base.json',
}

/** Leaves out what `exports` names for this repository alone: fixtures, and helpers of its own tests. */
function withPackedExports(manifest: PackageManifest, files: readonly string[]): PackageManifest {
  const packed = new Set([...files, ...Object.values(settings)])
  const isPacked = (file: unknown) => packed.has(String(file).slice('./'.length))
  const exports = Object.entries(manifest['exports'] ?? {}).filter(([, file]) => isPacked(file))
  return { ...manifest, exports: Object.fromEntries(exports) }
}

/** Staging has copied only the files to publish. */
const withAll = (manifest: object): object => ({ ...manifest, files: ['**/*', '.browserslistrc'] })

/** The template for new remotes is published without changes. */
const TEMPLATE = /(^|\/)template(-own)?\//

const isCompiled = (file: string): boolean => SOURCE.test(file) && !TEMPLATE.test(file)

const ownerOf = (file: string) => publishedPackageFolders.find(folder => file.startsWith(`${folder}/`))

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

interface PackedFiles {
  readonly from: string
  readonly files: readonly string[]
}

function packedFiles(): readonly PackedFiles[] {
  const packed = listNpmPackFiles(publishedPackageFolders.map(folder => path.join(projectRoot, folder)))
  return packed.map((files, index) => ({ from: publishedPackageFolders[index] ?? '', files }))
}

export function listNpmPackFiles(folders: readonly string[]): readonly (readonly string[])[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...folders], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  // npm wrote this JSON. Its entries have the same order as the folders that npm was given.
  const packed = JSON.parse(output) as readonly { readonly files: readonly { readonly path: string }[] }[]
  return packed.map(({ files }) => files.map(file => file.path))
}
