import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseWanted, wantedByCanary } from '../record/files.ts'
import { newestDeployment, pointAtNewest, switchTo } from '../store/deployments.ts'
import { findDocumentErrors } from '../store/document-hashes.ts'
import { contentAddressedFilesFolder } from '../store/content-files.ts'
import { removeFolderAtomically } from '../store/files/write-whole.ts'
import { embedFolder, generationFolder, releaseFolder, type Store } from '../store/store.ts'
import { findContentProblems, findLinkProblems, findReleaseErrors } from './live-problems.ts'
import { fetchAll, prepare } from './prepare.ts'
import type { Site } from './site.ts'

/** Makes what is damaged or gone again from the releases. @returns whether something was */
export async function repair({ store, releases }: Pick<Site, 'store' | 'releases'>): Promise<boolean> {
  const live = await newestDeployment(store)
  if (!live) return false
  const { bucket, pointer } = store
  // A client of object stores takes long to load.
  const site = bucket && (await import('../store/bucket-site.ts'))
  const wrongObjects = (bucket && (await site?.findWrongObjects(bucket, pointer, live))) ?? []
  const wrong = [...(await findContentProblems(store, live)), ...(await findLinkProblems(store, live))]
  if (wrongObjects.length === 0 && wrong.length === 0) return false
  for (const [name, digest] of Object.entries(live.releases)) {
    const wrong = await findReleaseErrors(store, name, digest)
    if (wrong.length > 0) await removeCopy(store, name, wrong)
  }
  for (const [id, digest] of Object.entries(live.documents)) {
    const folder = generationFolder(store, id)
    if ((await findDocumentErrors(folder, digest)).length > 0) await removeFolderAtomically(folder)
  }
  // What lies in the bucket is what may be wrong.
  bucket?.uploaded.clear()
  const wanted = parseWanted(live.record.files)
  // Also for a generation that is there, which needs no composing.
  for (const state of [wanted, wantedByCanary(wanted)])
    if (state) await fetchAll({ store, releases }, live, state)
  const prepared = await prepare({ store, releases }, live, wanted, { check: undefined })
  if (bucket) await site?.forgetUploads(bucket, live)
  const { what, by, record } = live
  await switchTo(store, live, { what, by, record, ...prepared })
  await pointAtNewest(store)
  return true
}

async function removeCopy(store: Store, name: string, wrong: readonly string[]): Promise<void> {
  const [app = '', version = ''] = name.split('@')
  const own = wrong.map(each => each.split(' ', 1)[0] ?? '').filter(each => each.startsWith('_/'))
  for (const file of own) {
    const folder = path.dirname(path.join(path.dirname(contentAddressedFilesFolder(store, app)), file))
    await rm(folder, { recursive: true, force: true })
  }
  await removeFolderAtomically(releaseFolder(store, app, version))
  await removeFolderAtomically(embedFolder(store, name))
}
