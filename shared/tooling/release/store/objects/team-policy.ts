import { listKeysWithRight, findKeyInvalidReason, type Owners } from '../trust/owners.ts'
import type { ObjectAddress } from './object-address.ts'

/**
 * The access policy of a bucket, in the object store's format. The object store refuses what no statement
 * allows.
 */
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
  const below = (keys: readonly string[]) => keys.map(key => `${place}/${prefix}${key}`)
  const now = new Date()
  const names = Object.keys(principals).filter(key => findKeyInvalidReason(owners, key, now) === undefined)
  const everyone = names.flatMap(name => principals[name] ?? [])
  const keepers = names.filter(key => listKeysWithRight(owners, 'site').includes(key))
  const teams = names.filter(key => !keepers.includes(key))
  const published = (key: string) =>
    apps.filter(app => listKeysWithRight(owners, 'publish', app).includes(key))
  return {
    Version: '2012-10-17',
    Statement: [
      allowed(everyone, ['s3:ListBucket'], [place]),
      allowed(everyone, ['s3:GetObject'], below(['*'])),
      ...keepers.map(key =>
        allowed([principals[key] ?? ''], ['s3:PutObject', 's3:DeleteObject'], below(['*'])),
      ),
      ...teams
        .filter(key => published(key).length > 0)
        .map(key =>
          allowed([principals[key] ?? ''], ['s3:PutObject'], below(published(key).flatMap(keysOfReleases))),
        ),
    ],
  }
}

/** Returns the object keys, with wildcards, that belong to an app's releases and embeds (keys.ts). */
const keysOfReleases = (app: string): string[] => [
  ...[`apps/${app}/*`, `embed/${app}@*`].flatMap(name => [`names/${name}`, `served/${name}`, name]),
  `contents/apps/${app}/*`,
]

const allowed = (
  principals: readonly string[],
  actions: readonly string[],
  resources: readonly string[],
): Statement => ({ Effect: 'Allow', Principal: { AWS: principals }, Action: actions, Resource: resources })
