/**
 * Embeds: the folder `embed/` of an app's releases, which other sites load at permanent addresses.
 *
 *     <store>/embed/<app>@<version>/…                        a copy, which outlives its release
 *     <store>/deployments/<pointer>/<n>/embed/<app>@v<major>  link to that major version's last live release
 *     <store>/deployments/<pointer>/<n>/embed/live           link to the release that `/embed/` shows
 *
 * `/embed/` is the page for partners, whose address names no app: it stays with the first app that had one.
 */
import { existsSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import path from 'node:path'
import { embedFolder, type Store } from './places.ts'

export const EMBED_NAME = /^(?:live|[a-z][a-z0-9-]{0,99}@v\d{1,9})$/
export const EMBED = /^[a-z][a-z0-9-]{0,99}@[0-9A-Za-z][\w.+-]{0,99}$/

/** @returns the app of an embed such as `mf-maze@1.4.0` or a link such as `mf-maze@v1`, if it names one */
export const parseEmbedApp = (embed: string | undefined): string | undefined =>
  /^(.+)@/.exec(embed ?? '')?.[1]

/** Name of the embed link that leads to the release whose page `/embed/` shows. */
export const LIVE_EMBED_LINK = 'live'

export const PARTNERS_PAGE_FILE_NAME = 'index.html'

/** @param live app and version of what is live, and of what was live earlier, in that order */
export function computeEmbedLinks(
  store: Store,
  before: Readonly<Record<string, string>> = {},
  live: readonly (readonly [app: string, version: string])[],
): Readonly<Record<string, string>> {
  const links = new Map(Object.entries(before))
  for (const [app, version] of live) {
    const embed = `${app}@${version}`
    const folder = embedFolder(store, embed)
    const isInBucket = store.bucket?.uploaded.has(`embed/${embed}`) ?? false
    if (!existsSync(folder) && !isInBucket) continue
    links.set(`${app}@v${Number.parseInt(version)}`, embed)
    const owner = parseEmbedApp(links.get(LIVE_EMBED_LINK)) ?? app
    const hadPage = isInBucket && parseEmbedApp(before[LIVE_EMBED_LINK]) === app
    if (owner === app && (hadPage || existsSync(path.join(folder, PARTNERS_PAGE_FILE_NAME))))
      links.set(LIVE_EMBED_LINK, embed)
  }
  return Object.fromEntries([...links].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the embed that a link of the live deployment leads to, e.g. `mf-maze@1.4.0`, if it exists. */
export async function readLinkedEmbed(store: Store, name: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', name)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}
