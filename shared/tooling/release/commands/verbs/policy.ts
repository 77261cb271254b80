import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { apps } from '@kutuhal/build/apps.ts'
import { parseObjectAddress } from '../../store/objects/object-address.ts'
import { createBucketPolicy } from '../../store/objects/team-policy.ts'
import { readOwners } from '../../store/trust/owners-file.ts'
import type { VerbHandler } from '../options/verb-request.ts'

const USAGE = 'npm run release -- policy <key>=<principal> …, e.g. team-chat=arn:aws:iam:::user/chat'

/** Prints a bucket policy. The bucket's owner applies the policy with the tools of the object store. */
export const run: VerbHandler = async ({ store, names }) => {
  if (!store.shared) throw new Error(`A policy is for an object store, and ${store.folder} is a folder.`)
  const owners = await readOwners(store)
  if (!owners)
    throw new Error(`${store.shared.address} has no owners yet, so there is nobody to let do anything.`)
  if (names.length === 0) throw new Error(`Whose access keys? ${USAGE}`)
  const principals: Record<string, string> = {}
  for (const name of names) {
    const [, key = '', principal = ''] = /^([a-z][a-z0-9-]*)=(\S+)$/.exec(name) ?? []
    if (!owners.keys[key]) {
      throw new Error(
        `"${name}" begins with no key of the owners. They are ${Object.keys(owners.keys).join(', ')}. Write ${USAGE}`,
      )
    }
    principals[key] = principal
  }
  const published = await readdir(path.join(store.folder, 'apps')).catch(() => [])
  const named = Object.keys(owners.may.publish).filter(app => app !== '*')
  const all = [...new Set([...apps, ...published, ...named])].sort()
  return JSON.stringify(
    createBucketPolicy(parseObjectAddress(store.shared.address), owners, principals, all),
    null,
    2,
  )
}
