import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Compilation } from 'webpack'
import { z } from 'zod'
import { CONTRACT_VERSION } from '@kutuhal/contract/remote.ts'
import type { BuildTarget } from './webpack/common-config.ts'
import {
  containerName,
  getContentHashes,
  getPublicFileHashes,
  type Release,
  SOURCE_MAPS_FOLDER,
} from './release.ts'
import { type App, appFolder, readManifest } from './apps.ts'
import { sha384 } from './hashes.ts'
import { getProvidedPackageVersions, sharedPackages } from './webpack/shared-packages.ts'

export async function writeReleaseManifest(
  target: BuildTarget,
  browser: Compilation,
  dist: string,
): Promise<void> {
  const { app, version } = target
  const isShell = app === 'shell'
  const [files, maps] = await describeFiles(dist)
  const release: Release = {
    name: app,
    version,
    contract: CONTRACT_VERSION,
    container: containerName(app, version),
    shared: isShell
      ? {}
      : Object.fromEntries(
          Object.entries(sharedPackages).map(([name, { requiredVersion }]) => [name, requiredVersion]),
        ),
    provided: isShell ? getProvidedPackageVersions() : {},
    files,
    maps,
    ...((await areAddressesByContent(dist, Object.keys(maps))) && { byVersion: false }),
    ...releaseBudgetOf(app),
    chunks: Object.fromEntries(
      browser.chunkGroups.flatMap(group => (group.name ? [[group.name, scriptsOf(group)]] : [])),
    ),
  }
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release, null, 2))
}

const mapSchema = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.string()) })

/** These modules define `assetUrl`, or use it only to find the app's folder. */
const HAVE_ASSET_URL = /(?:^|\/)(?:contract\/(?:generation|composition|contract)|ui\/public-file)\.[jt]s$/

/** `assetUrl` returns addresses that contain the version. Searches the sources in the source maps. */
async function areAddressesByContent(dist: string, maps: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(maps.map(name => readFile(path.join(dist, name), 'utf8')))
  const known = texts.map(text => mapSchema.parse(JSON.parse(text)))
  const uses = ({ sources, sourcesContent }: z.infer<typeof mapSchema>) =>
    sources.some(
      (name, index) => !HAVE_ASSET_URL.test(name) && /\bassetUrl\b/.test(sourcesContent[index] ?? ''),
    )
  return known.length > 0 && !known.some(uses)
}

function releaseBudgetOf(app: App): Pick<Release, 'releaseBudget'> {
  const { releaseBudget } = readManifest(appFolder(app))
  if (releaseBudget === undefined) return {}
  if (typeof releaseBudget === 'number' && Number.isInteger(releaseBudget) && releaseBudget >= 0)
    return { releaseBudget }
  throw new Error(`"releaseBudget" in ${app}/package.json must be a whole number of bytes, e.g. 12000.`)
}

export async function readPublicFileHashes(dist: string): Promise<Readonly<Record<string, string>>> {
  const [files] = await describeFiles(dist)
  return getPublicFileHashes(getContentHashes(files))
}

/** @returns the files for visitors and composing, and the source maps */
async function describeFiles(dist: string): Promise<readonly [Release['files'], Release['files']]> {
  const entries = await readdir(dist, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const describe = async (file: string) => {
    const content = await readFile(file)
    const name = path.relative(dist, file).split(path.sep).join('/')
    return [name, { bytes: content.length, sha384: sha384(content) }] as const
  }
  const described = await Promise.all(files.sort().map(describe))
  const isMap = ([name]: readonly [string, unknown]) => name.startsWith(`${SOURCE_MAPS_FOLDER}/`)
  return [
    Object.fromEntries(described.filter(each => !isMap(each))),
    Object.fromEntries(described.filter(isMap)),
  ]
}

function scriptsOf(group: Compilation['chunkGroups'][number]): string[] {
  return group.getFiles().filter(file => file.endsWith('.js'))
}
