/** Fetches what a local copy of a store lacks. An item's content never changes, so it is fetched once. */
import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { writeContentAddressedFiles } from '../files/content-files.ts'
import { deploymentSchema, MAX_DEPLOYMENT_BYTES } from '../deployment/deployment.ts'
import { linkDeployment, listDeploymentLinks } from '../deployments.ts'
import { ignoreMissing } from '../files/error-code.ts'
import { InvalidFileError, readFileWithLimit, tryParseJson } from '../files/read-limited.ts'
import { readRelease } from '../store.ts'
import { writeFolderAtomically } from '../files/write-whole.ts'
import { downloadFolder, fetchFileList } from './listed-folder.ts'
import { AT_ONCE, type ListedObject } from './object-client.ts'
import type { SkippedItems } from './skipped-items.ts'
import type { StoreCopy } from './store-copy.ts'

/**
 * Order in which kinds of items are fetched. Links lead from items of later kinds to items of earlier kinds,
 * so readers of the copy never find a broken link.
 */
const ORDER = ['apps/', 'embed/', 'sites/', 'deployments/']

/**
 * Fetches the items that the copy lacks.
 * @param items all items; the oldest comes first
 * @param served the items' markers of complete uploads
 * @param skipped receives the invalid items
 */
export async function fetchItems(
  copy: StoreCopy,
  items: readonly ListedObject[],
  served: readonly ListedObject[],
  skipped: SkippedItems,
): Promise<void> {
  const renewedAt = new Map(served.map(({ name, writtenAt }) => [name, writtenAt]))
  const timed = items.map(item => ({
    ...item,
    writtenAt: Math.max(item.writtenAt, renewedAt.get(item.name) ?? 0),
  }))
  for (const kind of ORDER) {
    const groups = new Map<string, ListedObject[]>()
    for (const item of timed.filter(({ name }) => name.startsWith(kind))) {
      const group = groupOf(item)
      groups.set(group, groups.get(group) ?? [])
      groups.get(group)?.push(item)
    }
    await mapConcurrently(groups, AT_ONCE, ([group, each]) => fetchGroup(copy, group, each, skipped))
  }
}

/** Groups items that are fetched one after the other, so that later ones link the files of earlier ones. */
const groupOf = ({ name }: ListedObject): string =>
  name.startsWith('deployments/') ? name : name.replace(/[/@][^/@]+$/, '')

/** In how many earlier items of a group to look for a file before fetching it. */
const LOOKED_AT = 2

/** How many invalid items of an app to look at: who wrote these must not delay everybody's commands. */
const MAX_INVALID_OF_APP = 50

async function fetchGroup(
  copy: StoreCopy,
  group: string,
  items: readonly ListedObject[],
  skipped: SkippedItems,
): Promise<void> {
  const { folder, client } = copy
  const isOfApp = /^(?:apps|embed)\//.test(group)
  const earlier: string[] = []
  let invalid = 0
  let unseen = 0
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE)
    const lacking = some.filter(({ name }) => !existsSync(path.join(folder, name)))
    const isSeen = !isOfApp || invalid < MAX_INVALID_OF_APP
    if (!isSeen) unseen += lacking.length
    const lists = new Map<string, Buffer>()
    await mapConcurrently(isSeen ? lacking : [], AT_ONCE, async item => {
      const list = await skipped.attempt(item, () => fetchFileList(client, item.name))
      if (list) lists.set(item.name, list)
    })
    for (const item of some.filter(each => lists.has(each.name) || !lacking.includes(each))) {
      await skipped.attempt(item, async () => {
        await storeItem(copy, item, lists.get(item.name), earlier.slice(-LOOKED_AT).reverse())
        earlier.push(item.name)
      })
    }
    invalid += some.filter(({ key }) => skipped.has(key)).length
  }
  if (unseen > 0)
    skipped.add(group, `${unseen} items were not looked at, since ${invalid} earlier ones are invalid`)
}

/**
 * Stores an item, unless the copy has it.
 * @param list the list of the item's files; undefined if the copy has the item
 * @param earlier names of items that may have some of its files
 * @throws InvalidFileError if the item's content is invalid
 */
async function storeItem(
  { folder, client }: StoreCopy,
  { name, writtenAt }: ListedObject,
  list: Buffer | undefined,
  earlier: readonly string[],
): Promise<void> {
  const target = path.join(folder, name)
  if (list) {
    const ownRelease = name.replace(/^embed\/([^@]+)@(.*)$/, 'apps/$1/$2/embed')
    const similar = name.startsWith('embed/') ? [ownRelease] : earlier
    const folders = similar.map(each => path.join(folder, each))
    await writeFolderAtomically(target, async unfinished => {
      await downloadFolder(client, name, list, unfinished, folders)
      // Acceptances lie there too, and have no links.
      if (/^deployments\/[^/]+\/\d+$/.test(name)) await linkFetchedDeployment(unfinished)
    })
  }
  if (name.startsWith('apps/')) await linkContents(folder, name)
  // By the folder's mtime, gc knows when the item was written or last renewed.
  const time = new Date(writtenAt)
  // Another command may have just removed this folder from the copy.
  await utimes(target, time, time).catch(ignoreMissing)
}

async function linkFetchedDeployment(folder: string): Promise<void> {
  const text = await readFileWithLimit(path.join(folder, 'deployment.json'), MAX_DEPLOYMENT_BYTES)
  const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (!data) throw new InvalidFileError('its deployment.json has a form that cannot be read')
  const links = ['embed', ...listDeploymentLinks(data).keys()]
  const taken = links.find(link => existsSync(path.join(folder, link)))
  if (taken !== undefined)
    throw new InvalidFileError(`it has a file of its own where its link ${taken} belongs`)
  await linkDeployment(folder, data)
}

/** Stores a valid release's files at their content addresses, for web servers; others are never composed. */
async function linkContents(folder: string, name: string): Promise<void> {
  const release = await readRelease(path.join(folder, name)).catch(() => undefined)
  const isOwn = release && name === `apps/${release.name}/${release.version}`
  if (isOwn) await writeContentAddressedFiles({ folder }, release).catch(() => undefined)
}
