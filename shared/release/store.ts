/**
 * The release store: plain files in a folder. Releases and generations never change once they are there; the pointer names the
 * generation that visitors get and is the only thing that does.
 *
 *     <store>/apps/<app>/<version>/…    one release: its browser files, server/ for composing, release.json
 *     <store>/sites/<generation>/…      one composed generation of the whole site
 *     <store>/<pointer>                 the id of the generation that is served: `live-3000` for the site on port 3000
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '../build/release.ts'
import { precompress } from './precompress.ts'

export interface Store {
  readonly folder: string
  /** Name of the pointer to the live generation: sites on different ports may share a store. */
  readonly pointer: string
}

export const releaseFolder = (store: Store, app: string, version: string): string =>
  path.join(store.folder, 'apps', app, version)

export const generationFolder = (store: Store, id: string): string => path.join(store.folder, 'sites', id)

export const hasRelease = (store: Store, app: string, version: string): boolean =>
  existsSync(releaseFolder(store, app, version))

export const hasGeneration = (store: Store, id: string): boolean => existsSync(generationFolder(store, id))

/** @returns the version of an app's release that was published last, or nothing if there is none */
export function newestRelease(store: Store, app: string): string | undefined {
  const folder = path.join(store.folder, 'apps', app)
  if (!existsSync(folder)) return undefined
  const publishedAt = (version: string) => statSync(path.join(folder, version)).mtimeMs
  return readdirSync(folder)
    .filter(name => !name.includes('.unfinished-'))
    .sort((a, b) => publishedAt(b) - publishedAt(a))[0]
}

/**
 * Stores a built app as a release.
 * @param dist the folder that the build wrote
 * @throws Error if this version is there already: a release never changes
 */
export async function publish(store: Store, dist: string): Promise<Release> {
  const release = await readRelease(dist)
  if (hasRelease(store, release.name, release.version)) {
    throw new Error(
      `${release.name} ${release.version} is published already, and a release never changes. Raise the version in ${release.name}/package.json.`,
    )
  }
  await writeWhole(releaseFolder(store, release.name, release.version), async folder => {
    await cp(dist, folder, { recursive: true })
    await precompress(folder)
  })
  return release
}

/** @throws Error if there is no such release */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, 'release.json')
  try {
    // Written by our own build (shared/build/release-manifest.ts).
    return JSON.parse(await readFile(file, 'utf8')) as Release
  } catch (cause) {
    throw new Error(`No release in ${folder}. Build the app first, so that ${file} is there.`, { cause })
  }
}

/** Fills a folder that nobody sees before it is complete. */
export async function writeWhole(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  try {
    await fill(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Somebody else was faster with the very same content.
    if (!existsSync(folder)) throw error
  }
}

/** Makes a generation live: from the next request on, visitors get it. */
export async function setLive(store: Store, id: string): Promise<void> {
  const next = path.join(store.folder, `${store.pointer}.next-${process.pid}`)
  await writeFile(next, id)
  await rename(next, path.join(store.folder, store.pointer))
}

/** @returns the id of the live generation, or nothing if none has ever been */
export async function readLive(store: Store): Promise<string | undefined> {
  try {
    return (await readFile(path.join(store.folder, store.pointer), 'utf8')).trim()
  } catch {
    return undefined
  }
}
