/**
 * What pages of others load: the folder `embed/` of the releases of one app, at addresses that never go away.
 *
 *     <store>/embed/<version>/…                            a copy, which stays when its release is cleaned up
 *     <store>/deployments/<pointer>/<n>/embed/v<major>     link to the version that is live, or was when the next major came
 *     <store>/deployments/<pointer>/<n>/embed/live         link to the version that is live: `/embed/` shows its page for partners
 *
 * So `/embed/1.4.0/…` never changes, and `/embed/v1/…` moves with promoting and rolling back, in the same instant as the site.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import { documentHeaders, embedHeaders, releaseHeaders, type Headers } from './headers.ts'
import { embedAddress, isPartnersAddress } from './site-paths.ts'
import {
  embedFolder,
  hasGeneration,
  publishedVersions,
  readPlan,
  releaseFolder,
  storeEmbed,
  type Store,
} from './store.ts'

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
      if (!(await storeEmbed(store, app, version))) continue
      for (const name of [`v${Number.parseInt(version)}`, LIVE]) versions.set(name, version)
    }
  }
  if (versions.size > 0) await mkdir(path.join(folder, 'embed'))
  for (const [name, version] of versions) {
    await symlink(path.join('..', '..', '..', '..', 'embed', version), path.join(folder, 'embed', name))
  }
}

const LIVE = 'live'

/** In the folder `embed/` of a release: the page at `/embed/`. */
export const PARTNERS_PAGE = 'index.html'

/** What a deployment links, with the versions. */
async function embedsOf(deployment: string): Promise<[string, string][]> {
  const folder = path.join(deployment, 'embed')
  if (!existsSync(folder)) return []
  const version = async (name: string) => path.basename(await readlink(path.join(folder, name)))
  return Promise.all((await readdir(folder)).map(async name => [name, await version(name)]))
}

export interface EmbedFile {
  readonly version: string
  /** Below the version's folder. */
  readonly file: string
  /** As long as everyone may use it. */
  readonly headers: Headers
  /** The page for partners is for people. */
  readonly isForPages: boolean
}

/**
 * Finds the file of an address such as `/embed/1.4.0/robot-maze.js`, `/embed/v1/robot-maze.js` or `/embed/`.
 * @param url path and query, as the browser sent them
 */
export async function embedFile(store: Store, url: string): Promise<EmbedFile | undefined> {
  if (isPartnersAddress(url)) {
    return fileOf(store, await linkedVersion(store, LIVE), PARTNERS_PAGE, documentHeaders, false)
  }
  const address = embedAddress(url)
  if (!address) return undefined
  const isMoving = /^v\d+$/.test(address.name)
  const version = isMoving ? await linkedVersion(store, address.name) : address.name
  return fileOf(store, version, address.file, isMoving ? embedHeaders : releaseHeaders)
}

function fileOf(
  store: Store,
  version: string | undefined,
  file: string,
  headers: Headers,
  isForPages = true,
): EmbedFile | undefined {
  if (version === undefined || !existsSync(path.join(embedFolder(store, version), file))) return undefined
  return { version, file, headers, isForPages }
}

async function linkedVersion(store: Store, name: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', name)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}
