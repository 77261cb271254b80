/**
 * What pages of others load: the folder `embed/` of the releases of one app, at addresses that never go away.
 *
 *     <store>/embed/<version>/…                            a copy, which stays when its release is cleaned up
 *     <store>/deployments/<pointer>/<n>/embed/v<major>     link to the version that is live, or was when the next major came
 *
 * So `/embed/1.4.0/…` never changes, and `/embed/v1/…` moves with promoting and rolling back, in the same instant as the site.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import { embedHeaders, releaseHeaders, type Headers } from './headers.ts'
import { embedAddress } from './site-paths.ts'
import {
  embedFolder,
  hasGeneration,
  publishedVersions,
  readPlan,
  releaseFolder,
  storeEmbed,
} from './store.ts'
import type { Store } from './store.ts'

/** Whether an app has something for pages of others, in any of its releases. */
export function offersEmbeds(store: Store, app: string): boolean {
  return publishedVersions(store, app).some(version =>
    existsSync(path.join(releaseFolder(store, app, version), 'embed')),
  )
}

/**
 * Links each major version in a deployment: its own generation's, and all others as they were.
 * @param folder of the deployment, not live yet
 * @param before folder of the deployment before it, which may not be there
 */
export async function linkEmbeds(
  store: Store,
  folder: string,
  generation: string,
  before: string,
): Promise<void> {
  const versions = new Map(await embedsOf(before))
  if (hasGeneration(store, generation)) {
    const { pins } = await readPlan(store, generation)
    for (const [app, version] of Object.entries(pins)) {
      if (await storeEmbed(store, app, version)) versions.set(`v${Number.parseInt(version)}`, version)
    }
  }
  if (versions.size > 0) await mkdir(path.join(folder, 'embed'))
  for (const [major, version] of versions) {
    await symlink(path.join('..', '..', '..', '..', 'embed', version), path.join(folder, 'embed', major))
  }
}

/** The majors that a deployment links, with their versions. */
async function embedsOf(deployment: string): Promise<[string, string][]> {
  const folder = path.join(deployment, 'embed')
  if (!existsSync(folder)) return []
  const version = async (major: string) => path.basename(await readlink(path.join(folder, major)))
  return Promise.all((await readdir(folder)).map(async major => [major, await version(major)]))
}

export interface EmbedFile {
  /** Below the store's `embed/`. */
  readonly file: string
  readonly headers: Headers
}

/**
 * Finds the file of an address such as `/embed/1.4.0/robot-maze.js` or `/embed/v1/robot-maze.js`.
 * @param url path and query, as the browser sent them
 */
export async function embedFile(store: Store, url: string): Promise<EmbedFile | undefined> {
  const address = embedAddress(url)
  if (!address) return undefined
  const isMoving = /^v\d+$/.test(address.name)
  const version = isMoving ? await liveVersion(store, address.name) : address.name
  if (version === undefined || !existsSync(path.join(embedFolder(store, version), address.file)))
    return undefined
  return { file: `${version}/${address.file}`, headers: isMoving ? embedHeaders : releaseHeaders }
}

async function liveVersion(store: Store, major: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', major)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}
