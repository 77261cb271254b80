#!/usr/bin/env node
/**
 * `npm run upgrade` in a remote's own repository: lists newer packages of the site with their changes,
 * installs them, and adopts new names in the remote's sources. `-- --ahead` goes beyond the live shell.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { isInRange } from '@kutuhal/contract/share-scope.ts'
import typescript from 'typescript'
import { z } from 'zod'
import { projectRoot } from '../project-root.ts'
import { listChangesSinceVersion, findAffectedFiles, parseRenamings } from './changelog.ts'
import { applyRenamings } from './apply-renamings.ts'

const CONTRACT = '@kutuhal/contract'
/** The package with the template of new remotes; its changelog covers the pipeline and settings. */
const TEMPLATE = '@kutuhal/create-remote'

const ranges = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: ranges.default({}), devDependencies: ranges.default({}) })
type Ranges = z.infer<typeof ranges>

try {
  const { values } = parseArgs({ options: { ahead: { type: 'boolean', default: false } } })
  const file = path.join(projectRoot, 'package.json')
  const before = readFileSync(file, 'utf8')
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(before))
  const own = manifest.parse(fields)
  const newer = await newerRanges({ ...own.dependencies, ...own.devDependencies })
  if (Object.keys(newer).length === 0) {
    console.log('All packages of the site are the newest.')
  } else {
    for (const [name, range] of Object.entries(newer))
      console.log(`${name}  ${own.dependencies[name] ?? own.devDependencies[name]} → ${range}`)
    if (!values.ahead) await requireLiveShellHas(newer[CONTRACT])
    const versions = new Map([...siteNames(newer), TEMPLATE].map(name => [name, installedVersion(name)]))
    const sources = sourceFiles()
    await install(file, before, {
      ...fields,
      dependencies: withRanges(own.dependencies, newer),
      devDependencies: withRanges(own.devDependencies, newer),
    })
    const changes = changesIn(versions)
    sayWhatChanged(changes, sources)
    rename(changes, sources)
    await npm('run', '--silent', '--if-present', 'format')
    console.log('\nNext: npm test. What changed here: git diff. Back: git restore . && npm install')
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Returns the version ranges that differ from those of a new remote. */
async function newerRanges(here: Ranges): Promise<Ranges> {
  const started = ranges.parse(JSON.parse(await npm('view', TEMPLATE, 'devDependencies', '--json')))
  const newest = await Promise.all(
    siteNames(here).map(async name => [name, `^${(await npm('view', name, 'version')).trim()}`] as const),
  )
  return Object.fromEntries(
    Object.entries({ ...started, ...Object.fromEntries(newest) }).filter(
      ([name, range]) => here[name] !== undefined && here[name] !== range,
    ),
  )
}

function siteNames(of: Ranges): readonly string[] {
  return Object.keys(of).filter(name => name.startsWith('@kutuhal/'))
}

function withRanges(of: Ranges, newer: Ranges): Ranges {
  return Object.fromEntries(Object.entries(of).map(([name, range]) => [name, newer[name] ?? range]))
}

/**
 * Checks that the live shell has the contract of the upgrade, since an older shell would refuse a release
 * that is built with it.
 * @throws Error if the shell lacks it
 */
async function requireLiveShellHas(range: string | undefined): Promise<void> {
  const site = process.env['npm_package_config_site']
  if (range === undefined || !site) return
  const pins = z.object({ shell: z.object({ base: z.string() }) }).parse(await json(new URL(PINS_FILE, site)))
  const release = z
    .object({ provided: ranges })
    .parse(await json(new URL(`${pins.shell.base}release.json`, site)))
  const live = release.provided[CONTRACT] ?? ''
  // Compares major and minor versions only: patch versions make no difference (shared-packages.ts).
  if (isInRange(live, `^${range.replace(/^\D*(\d+\.\d+).*/, '$1.0')}`)) return
  throw new Error(
    `Nothing was changed: the live shell brings ${CONTRACT} ${live}, and would refuse a release that is built with ${range.slice(1)}. Upgrade when three releases of the shell in a row have brought it: the check asks all of them, since a rollback may bring them back. All the same: npm run upgrade -- --ahead`,
  )
}

async function json(address: URL): Promise<unknown> {
  const answer = await fetch(address).catch((error: unknown) => String(error))
  if (typeof answer !== 'string' && answer.ok) return answer.json()
  throw new Error(
    `${address.href} does not answer (${typeof answer === 'string' ? answer : answer.status}), so it is not known which contract the live shell brings. Is "site" in package.json right? Without asking: npm run upgrade -- --ahead`,
  )
}

/** Installs packages. @throws Error with npm's message; package.json is then unchanged */
async function install(
  file: string,
  before: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  await npm('install', '--no-audit', '--no-fund').catch((error: unknown) => {
    writeFileSync(file, before)
    throw error
  })
}

function fileOf(name: string, file: string): string {
  return path.join(projectRoot, 'node_modules', name, file)
}

/** Reads an installed package's version. @throws Error if it is not installed */
function installedVersion(name: string): string {
  const file = fileOf(name, 'package.json')
  if (!existsSync(file)) throw new Error(`${name} is not installed. First: npm install`)
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}

type Change = ReturnType<typeof changesIn>[number]

/**
 * Reads the changes of packages from their changelogs.
 * @param versions by package, the version that was installed before the upgrade
 */
function changesIn(versions: ReadonlyMap<string, string>) {
  return [...versions].flatMap(([name, version]) =>
    listChangesSinceVersion(version, readFileSync(fileOf(name, 'CHANGELOG.md'), 'utf8')).map(text => ({
      name,
      text,
    })),
  )
}

/** Prints changes: first those that mention a name that the sources use, then all others. */
function sayWhatChanged(changes: readonly Change[], sources: readonly string[]): void {
  const files = [...sources, ...['package.json', 'pipeline.sh'].map(file => path.join(projectRoot, file))]
  const texts = new Map(
    files.filter(existsSync).map(file => [path.relative(projectRoot, file), readFileSync(file, 'utf8')]),
  )
  const concerned = changes.map(change => ({ ...change, files: findAffectedFiles(change.text, texts) }))
  const lines = (isConcerned: boolean) =>
    concerned
      .filter(({ files: each }) => each.length > 0 === isConcerned)
      .map(({ name, text, files: each }) => `  ${name}: ${text}${isConcerned ? ` (${each.join(', ')})` : ''}`)
  console.log(['\nChanges in what you use:', ...lines(true), '\nOther changes:', ...lines(false)].join('\n'))
}

function rename(changes: readonly Change[], sources: readonly string[]): void {
  const renamings = Object.fromEntries(
    changes.map(({ name }) => [
      name,
      changes.filter(each => each.name === name).flatMap(({ text }) => parseRenamings(text)),
    ]),
  )
  for (const [file, text] of applyRenamings(sources, renamings)) {
    writeFileSync(file, text)
    console.log(`Renamed in ${path.relative(projectRoot, file)}.`)
  }
}

/** Lists the files that tsconfig.json includes, except pure type declarations. */
function sourceFiles(): readonly string[] {
  const file = path.join(projectRoot, 'tsconfig.json')
  const read: { readonly config?: unknown } = typescript.readConfigFile(file, name =>
    typescript.sys.readFile(name),
  )
  const { fileNames } = typescript.parseJsonConfigFileContent(read.config, typescript.sys, projectRoot)
  return fileNames.filter(name => /(?<!\.d)\.tsx?$/.test(name))
}

async function npm(...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)('npm', args, { cwd: projectRoot, shell: process.platform === 'win32' })
  return run.then(
    ({ stdout }) => stdout,
    (cause: unknown) => {
      throw new Error(`npm ${args.join(' ')} failed: ${String(cause)}`, { cause })
    },
  )
}
