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
 * Makes the access policy for two roles: a team writes the releases of its app, and only the deployer writes
 * what visitors load. All may read.
 * @param deployer the object store's user who deploys, e.g. `arn:aws:iam:::user/deployer`
 */
export function createBucketPolicy(
  { bucket, prefix }: ObjectAddress,
  deployer: string,
  teams: Readonly<Record<string, string>>,
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
  const everyone = [...new Set([deployer, ...Object.values(teams)])]
  return {
    Version: '2012-10-17',
    Statement: [
      { ...allow(everyone, ['s3:ListBucket'], []), Resource: [place] },
      allow(everyone, ['s3:GetObject'], ['*']),
      allow([deployer], ['s3:PutObject', 's3:DeleteObject'], ['site/*', 'releases/*']),
      ...Object.entries(teams).map(([app, user]) => allow([user], ['s3:PutObject'], [`releases/${app}/*`])),
    ],
  }
}
