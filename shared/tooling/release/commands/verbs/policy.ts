import { createBucketPolicy } from '../../store/objects/bucket-policy.ts'
import { parseObjectAddress } from '../../store/objects/object-address.ts'
import type { VerbHandler } from '../options/verb-request.ts'

const USAGE =
  'npm run release -- policy deployer=<principal> <app>=<principal> …, e.g. mf-chat=arn:aws:iam:::user/chat'

/** The bucket's owner applies it with the tools of the object store. */
export const run: VerbHandler = ({ store, names }) => {
  if (!store.bucket) throw new Error(`A policy is for a bucket, and ${store.folder} is a folder.`)
  const principals = names.map(name => {
    const [, role = '', principal = ''] = /^([a-z][a-z0-9-]*)=(\S+)$/.exec(name) ?? []
    if (role === '') throw new Error(`"${name}" names no role and principal. Write ${USAGE}`)
    return [role, principal] as const
  })
  const { deployer, ...teams } = Object.fromEntries(principals)
  if (deployer === undefined) throw new Error(`Who deploys? ${USAGE}`)
  const policy = createBucketPolicy(parseObjectAddress(store.bucket.address), deployer, teams)
  return Promise.resolve(JSON.stringify(policy, null, 2))
}
