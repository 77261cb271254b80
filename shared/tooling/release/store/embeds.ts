/**
 * What pages of others load: the folder `embed/` of an app's releases, at addresses that never go away and name the app.
 *
 *     <store>/embed/<app>@<version>/…                        a copy, which stays when its release is cleaned up
 *     <store>/deployments/<pointer>/<n>/embed/<app>@v<major>  link to the version that is live, or was when the next major came
 *     <store>/deployments/<pointer>/<n>/embed/live           link to the version whose page for partners `/embed/` shows
 *     <store>/deployments/<pointer>/<n>/embed/v<major>       the same app's major versions, for addresses from before they named the app
 *
 * So `/embed/mf-maze@1.4.0/…` never changes, and `/embed/mf-maze@v1/…` moves with promoting and rolling back, in the same instant as
 * the site. The app that first had a page for partners keeps `/embed/` (partners-page-owner.ts).
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import path from 'node:path'
import { PARTNERS_PAGE, partnersPageOwner } from './partners-page-owner.ts'
import { embedFolder, hasGeneration, readPlan, storeEmbed, type Store } from './store.ts'

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
  const links = new Map(await embedsOf(before))
  if (hasGeneration(store, generation)) {
    const { pins } = await readPlan(store, generation)
    for (const [app, version] of Object.entries(pins)) {
      if (!(await storeEmbed(store, app, version))) continue
      const embed = `${app}@${version}`
      const major = `v${Number.parseInt(version)}`
      links.set(`${app}@${major}`, embed)
      if (!hasPage(store, embed)) continue
      // In a store from before owners were written down, who is there has it.
      const owner = await partnersPageOwner(store, appIn(links.get(LIVE)) ?? app)
      if (owner === app) links.set(LIVE, embed).set(major, embed)
    }
  }
  if (links.size > 0) await mkdir(path.join(folder, 'embed'))
  for (const [name, embed] of links) {
    await symlink(path.join('..', '..', '..', '..', 'embed', embed), path.join(folder, 'embed', name))
  }
}

/** @param embed such as `mf-maze@1.4.0`; from before there were names of apps the version alone, which names none */
export const appIn = (embed: string | undefined): string | undefined => /^(.+)@/.exec(embed ?? '')?.[1]

const hasPage = (store: Store, embed: string): boolean =>
  existsSync(path.join(embedFolder(store, embed), PARTNERS_PAGE))

/** The link to what `/embed/` shows. */
export const LIVE = 'live'

/** What a deployment links, with the app and version that each link leads to. */
async function embedsOf(deployment: string): Promise<[string, string][]> {
  const folder = path.join(deployment, 'embed')
  if (!existsSync(folder)) return []
  const embed = async (name: string) => path.basename(await readlink(path.join(folder, name)))
  return Promise.all((await readdir(folder)).map(async name => [name, await embed(name)]))
}

/** What a link of the deployment that is live leads to, e.g. `mf-maze@1.4.0`; nothing if there is none. */
export async function linkedEmbed(store: Store, name: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', name)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}
