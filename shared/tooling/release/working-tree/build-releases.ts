import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { apps, projectRoot, type App } from '@kutuhal/build/apps.ts'
import type { BuildFlavour } from '@kutuhal/build/provenance/source-version.ts'
import { BUILD_WARNING_PREFIX } from '@kutuhal/build/provenance/build-record.ts'
import { getSourceVersion } from '@kutuhal/build/provenance/source-version.ts'
import { mapConcurrently } from '../store/files/map-concurrently.ts'
import { CONTRACT_VERSION } from '@kutuhal/contract/remote.ts'
import type { Wanted } from '../record/files.ts'
import { readDigest, storeRelease } from '../releases/publish.ts'
import { openReleases, type ReleaseSource } from '../releases/release-source.ts'
import { MAX_MANIFEST_BYTES, parseRelease } from '../store/release-manifest.ts'
import type { Versions } from '../store/plan.ts'
import type { Store } from '../store/store.ts'

interface BuildOptions {
  /** `development-react` is React's development build, in the shell. */
  readonly flavour?: BuildFlavour | undefined
  /** The caller serves these from source. They are built only if the store has no compatible release. */
  readonly anyVersionOf?: readonly App[]
}

/** Each app in its own process, unless the store has a release of its current sources. */
export async function buildReleases(
  store: Store,
  say: (line: string) => void,
  { flavour, anyVersionOf = [] }: BuildOptions = {},
): Promise<Versions> {
  const flavourOf = (app: App) => (app === 'shell' ? flavour : undefined)
  const releases = openReleases(store)
  const versions = new Map<App, string>()
  for (const app of apps) {
    const known = anyVersionOf.includes(app) ? await newestOfThisContract(releases, app) : undefined
    versions.set(app, known ?? getSourceVersion(app, flavourOf(app)))
  }
  await mapConcurrently(versions, 2, async ([app, version]) => {
    if ((await readDigest(releases, app, version)) !== undefined) return
    say(`Building ${app} …`)
    // If another process stores a release of the same sources meanwhile, `storeRelease` ignores this build.
    const options = flavourOf(app) ? ['--flavour', `${flavourOf(app)}`] : []
    await withTemporaryBuild(app, version, dist => storeRelease(releases, dist), options)
  })
  return Object.fromEntries(versions)
}

/** @returns undefined if the newest release was built for another version of the contract */
async function newestOfThisContract(releases: ReleaseSource, app: App): Promise<string | undefined> {
  const [newest] = await releases.list(app)
  if (!newest) return undefined
  const manifest = await releases.read(app, newest.version, 'release.json', MAX_MANIFEST_BYTES)
  if (!manifest) return undefined
  return parseRelease(manifest, releases.place).contract === CONTRACT_VERSION ? newest.version : undefined
}

/** What visitors get if these releases go live. */
export async function wantedOf(store: Store, versions: Versions, site: Wanted['site']): Promise<Wanted> {
  const releases = openReleases(store)
  const live = Object.entries(versions).map(async ([app, version]) => {
    const digest = await readDigest(releases, app, version)
    if (digest === undefined) throw new Error(`${releases.place} has lost ${app}@${version}. Run it again.`)
    return [app, { version, digest }] as const
  })
  return { live: Object.fromEntries(await Promise.all(live)), site }
}

/** Simultaneous builds are separate. @param task receives the folder, which is removed afterwards */
export async function withTemporaryBuild<Result>(
  app: App,
  version: string,
  task: (dist: string) => Promise<Result>,
  options: readonly string[] = [],
): Promise<Result> {
  const dist = path.join(projectRoot, '.cache', 'builds', `${app}-${version}.${process.pid}`)
  try {
    await buildAppToFolder(app, version, dist, options)
    return await task(dist)
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}

/**
 * In its own process.
 * @param dist emptied first
 * @throws Error with the build's own message if the app does not build
 */
export async function buildAppToFolder(
  app: App,
  version: string,
  dist: string,
  options: readonly string[] = [],
): Promise<void> {
  const args = [
    ...['--import', pathToFileURL(resolve('tsx')).href, resolve('@kutuhal/build/build-app.ts')],
    ...[app, version, '--dist', dist, ...options],
  ]
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const code = await new Promise(resolve => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${app} did not build.\n\n${output.trim()}`)
  const warning = output.slice(output.indexOf(BUILD_WARNING_PREFIX)).trim()
  // The builds of all apps in a repository print the same warning.
  if (output.includes(BUILD_WARNING_PREFIX) && !told.has(warning)) console.error(`\n${warning}\n`)
  told.add(warning)
}

const told = new Set<string>()

const { resolve } = createRequire(import.meta.url)
