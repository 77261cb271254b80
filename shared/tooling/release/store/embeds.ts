/**
 * Embeds: the folder `embed/` of an app's releases, which other sites load at permanent addresses.
 *
 *     <store>/embed/<app>@<version>/…                        a copy, which outlives its release
 *     <store>/embed/owner                                    name of the app that owns the page for partners
 *     <store>/deployments/<pointer>/<n>/embed/<app>@v<major>  link to that major version's last live release
 *     <store>/deployments/<pointer>/<n>/embed/live           link to the release that `/embed/` shows
 *
 * The signed text of the deployment contains the links and their targets. `/embed/` is the page for partners,
 * whose address names no app: on all sites it belongs to the first app in the store that released one.
 */
import { existsSync } from 'node:fs'
import { mkdir, readlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEmbedApp, LIVE_EMBED_LINK, type Deployment } from './deployment/deployment.ts'
import { digestOfFiles, digestOfFolder } from './document-hashes.ts'
import { getErrorCode } from './files/error-code.ts'
import { listFilesRecursively } from './files/files-below.ts'
import { hardLinkFiles } from './files/link-files.ts'
import { embedFolder, releaseFolder, type Store } from './places.ts'
import type { Plan } from './plan.ts'
import { ignoreInvalidFile, readExistingFile } from './files/read-limited.ts'
import { parseRelease, readManifest } from './release-manifest.ts'
import { computeSha384Hex } from './trust/signed-deployment.ts'
import { createFolderExclusive, formatStoreLocation } from './files/write-whole.ts'

type Embeds = Pick<Deployment, 'embeds' | 'embedded'>

/**
 * Computes the next deployment's embed links: one for each pinned app's major version, and earlier ones.
 * @param releases hash of each valid release.json, by `<app>@<version>`
 * @throws Error if an embed's files differ from its release
 */
export async function computeEmbedLinks(
  store: Store,
  before: Embeds | undefined,
  { pins }: Pick<Plan, 'pins'>,
  releases: Readonly<Record<string, string>>,
): Promise<Embeds> {
  const links = new Map(Object.entries(before?.embeds ?? {}))
  const digests = new Map(Object.entries(before?.embedded ?? {}))
  for (const [app, version] of Object.entries(pins)) {
    if (!(await storeEmbed(store, app, version))) continue
    const embed = `${app}@${version}`
    // Prefer the hash in the previous deployment, since the release may be gone.
    const digest = digests.get(embed) ?? (await embedOfRelease(store, app, version, releases[embed]))
    if (digest !== (await digestOfFolder(embedFolder(store, embed)).catch(ignoreInvalidFile)))
      throw new Error(notReleased(store, embed))
    digests.set(embed, digest)
    links.set(`${app}@v${Number.parseInt(version)}`, embed)
    if (!existsSync(path.join(embedFolder(store, embed), PARTNERS_PAGE_FILE_NAME))) continue
    // If the record of the owner is missing, the app whose page is live becomes the owner.
    const owner = await claimPartnersPage(store, parseEmbedApp(links.get(LIVE_EMBED_LINK)) ?? app)
    if (owner === app) links.set(LIVE_EMBED_LINK, embed)
  }
  const linked = new Set(links.values())
  const embedded = [...digests].filter(([embed]) => linked.has(embed))
  return { embeds: Object.fromEntries(links), embedded: Object.fromEntries(embedded) }
}

/** Computes the hash of a release's embed files from the hashes in its release.json. */
async function embedOfRelease(
  store: Store,
  app: string,
  version: string,
  digest: string | undefined,
): Promise<string> {
  const folder = releaseFolder(store, app, version)
  const text = await readManifest(folder)
  if (computeSha384Hex(text) !== digest) throw new Error(notReleased(store, `${app}@${version}`))
  const { files } = parseRelease(text, folder)
  return digestOfFiles(
    Object.entries(files).flatMap(([name, { sha384 }]) =>
      name.startsWith('embed/') ? [[name.slice('embed/'.length), sha384] as const] : [],
    ),
  )
}

const notReleased = (store: Store, embed: string): string =>
  `${formatStoreLocation(store)}/embed/${embed} is not what ${embed} was released with: somebody else wrote there. Nothing has changed. Look who may write into the store, remove it${store.shared ? ` and ${formatStoreLocation(store)}/names/embed/${embed}` : ''}, and run the same command again.`

/** Returns the embed that a link of the live deployment leads to, e.g. `mf-maze@1.4.0`, if it exists. */
export async function readLinkedEmbed(store: Store, name: string): Promise<string | undefined> {
  const link = path.join(store.folder, store.pointer, 'embed', name)
  return readlink(link).then(
    target => path.basename(target),
    () => undefined,
  )
}

/**
 * Copies a release's `embed/`, if it has one, to that of the store, where it outlives the release.
 * @returns whether the release has such a folder
 */
export async function storeEmbed(store: Store, app: string, version: string): Promise<boolean> {
  const source = path.join(releaseFolder(store, app, version), 'embed')
  if (!existsSync(source)) return false
  const target = embedFolder(store, `${app}@${version}`)
  if (!existsSync(target))
    await createFolderExclusive(store, target, folder =>
      Promise.resolve(hardLinkFiles(source, folder, listFilesRecursively(source))),
    )
  return true
}

/** File name of the page for partners, in the folder `embed/` of a release. */
export const PARTNERS_PAGE_FILE_NAME = 'index.html'

const ownerFile = (store: Store): string => path.join(store.folder, 'embed', 'owner')

/** Makes an app with a page for partners its owner, unless there is one. @returns the name of the owner */
async function claimPartnersPage(store: Store, app: string): Promise<string> {
  const file = ownerFile(store)
  await mkdir(path.dirname(file), { recursive: true })
  if (store.shared && !existsSync(file)) await store.shared.takeText('embed/owner', `${app}\n`)
  try {
    // `wx` fails if the file exists, so only one of two processes that write at the same time succeeds.
    await writeFile(file, `${app}\n`, { flag: 'wx' })
    return app
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
    return (await readExistingFile(file, 1000)).toString().trim()
  }
}

/** @throws Error if a release has a page for partners, but another app owns `/embed/` */
export async function requirePartnersPageOwner(store: Store, app: string, version: string): Promise<void> {
  const owner = await claimPartnersPage(store, app)
  if (owner === app) return
  throw new Error(
    `${app} ${version} brings embed/${PARTNERS_PAGE_FILE_NAME}, the page that partners find at /embed/. That is ${owner}'s. Take the file out and build again: everything else in embed/ has addresses of its own, /embed/${app}@${version}/…
(Whoever runs the store can give /embed/ to another app, in ${store.shared ? `${formatStoreLocation(store)}/texts/embed/owner` : ownerFile(store)}.)`,
  )
}
