import { listKeysWithRight, findKeyInvalidReason, type Owners } from '../trust/owners.ts'
import type { ObjectAddress } from './object-address.ts'

/** The access policy of a bucket, in the object store's format. What no statement allows is refused. */
export interface BucketPolicy {
  readonly Version: '2012-10-17'
  readonly Statement: readonly Statement[]
}

interface Statement {
  readonly Effect: 'Allow'
  readonly Principal: { readonly AWS: readonly string[] }
  readonly Action: readonly string[]
  readonly Resource: readonly string[]
}

/**
 * Makes the bucket's access policy from the owners of a store. All valid keys in `principals` may read. Keys
 * with the right `site` may write everything, others only releases of their apps.
 * @param principals the object store's user for each key in owners.json, e.g. `arn:aws:iam:::user/chat`
 * @param apps names of all apps, for keys that may publish every app
 */
export function createBucketPolicy(
  { bucket, prefix }: ObjectAddress,
  owners: Owners,
  principals: Readonly<Record<string, string>>,
  apps: readonly string[],
): BucketPolicy {
  const place = `arn:aws:s3:::${bucket}`
  const allow = (
    users: readonly string[],
    actions: readonly string[],
    keys: readonly string[],
  ): Statement => ({
    Effect: 'Allow',
    Principal: { AWS: users },
    Action: actions,
    Resource: keys.map(key => `${place}/${prefix}${key}`),
  })
  const now = new Date()
  const valid = Object.entries(principals).filter(
    ([key]) => findKeyInvalidReason(owners, key, now) === undefined,
  )
  const everyone = valid.map(([, user]) => user)
  const ofKeys = valid.flatMap(([key, user]) => {
    if (listKeysWithRight(owners, 'site').includes(key))
      return [allow([user], ['s3:PutObject', 's3:DeleteObject'], ['*'])]
    const published = apps.filter(app => listKeysWithRight(owners, 'publish', app).includes(key))
    return published.length > 0 ? [allow([user], ['s3:PutObject'], published.flatMap(listReleaseKeys))] : []
  })
  const list = { ...allow(everyone, ['s3:ListBucket'], []), Resource: [place] }
  return { Version: '2012-10-17', Statement: [list, allow(everyone, ['s3:GetObject'], ['*']), ...ofKeys] }
}

/** Returns the object keys, with wildcards, that belong to an app's releases and embeds (keys.ts). */
const listReleaseKeys = (app: string): string[] => [
  ...[`apps/${app}/*`, `embed/${app}@*`].flatMap(name => [`names/${name}`, `served/${name}`, name]),
  `contents/apps/${app}/*`,
]
