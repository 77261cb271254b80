/**
 * What pages of others load: the folder `embed/` of an app's releases, at addresses that never go away and name the app.
 *
 *     <store>/embed/<app>@<version>/…                        a copy, which stays when its release is cleaned up
 *     <store>/deployments/<pointer>/<n>/embed/<app>@v<major>  link to the version that is live, or was when the next major came
 *     <store>/deployments/<pointer>/<n>/embed/live           link to the version whose page for partners `/embed/` shows
 *
 * So `/embed/mf-maze@1.4.0/…` never changes, and `/embed/mf-maze@v1/…` moves with promoting and rolling back, in the same instant as
 * the site. The links, and what they lead to, are signed with the deployment. The app that first had a page for partners keeps `/embed/`
 * (partners-page-owner.ts).
 */
import { existsSync } from 'node:fs'
import { mkdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from './deployment.ts'
import { digestOfFolder } from './document-hashes.ts'
import { PARTNERS_PAGE, partnersPageOwner } from './partners-page-owner.ts'
import type { Plan } from './plan.ts'
import { embedFolder, storeEmbed, type Store } from './store.ts'

type Embeds = Pick<Deployment, 'embeds' | 'embedded'>

/**
 * What a deployment links: each major version of its own plan's apps, and all others as they were.
 * @param before the deployment that it follows
 */
export async function embedsAfter(
  store: Store,
  before: Embeds | undefined,
  { pins }: Pick<Plan, 'pins'>,
): Promise<Embeds> {
  const links = new Map(Object.entries(before?.embeds ?? {}))
  for (const [app, version] of Object.entries(pins)) {
    if (!(await storeEmbed(store, app, version))) continue
    const embed = `${app}@${version}`
    links.set(`${app}@v${Number.parseInt(version)}`, embed)
    if (!hasPage(store, embed)) continue
    // In a store from before owners were written down, who is there has it.
    const owner = await partnersPageOwner(store, appIn(links.get(LIVE)) ?? app)
    if (owner === app) links.set(LIVE, embed)
  }
  const digests = new Map<string, string>()
  for (const embed of new Set(links.values())) {
    const known = before?.embedded[embed]
    digests.set(embed, known ?? (await digestOfFolder(embedFolder(store, embed))))
  }
  return { embeds: Object.fromEntries(links), embedded: Object.fromEntries(digests) }
}

/** @param folder of a deployment that is not live yet */
export async function linkEmbeds(folder: string, embeds: Deployment['embeds']): Promise<void> {
  const links = Object.entries(embeds)
  if (links.length > 0) await mkdir(path.join(folder, 'embed'))
  for (const [name, embed] of links) await symlink(embedTarget(embed), path.join(folder, 'embed', name))
}

/** Where the link of a deployment leads. */
export const embedTarget = (embed: string): string => path.join('..', '..', '..', '..', 'embed', embed)

/** @param embed such as `mf-maze@1.4.0` */
export const appIn = (embed: string | undefined): string | undefined => /^(.+)@/.exec(embed ?? '')?.[1]

const hasPage = (store: Store, embed: string): boolean =>
  existsSync(path.join(embedFolder(store, embed), PARTNERS_PAGE))

/** The link to what `/embed/` shows. */
export const LIVE = 'live'

/** What a link of the deployment that is live leads to, e.g. `mf-maze@1.4.0`; nothing if there is none. */
export async function linkedEmbed(store: Store, name: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', name)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}
