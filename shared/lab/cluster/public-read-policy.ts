import { PutBucketPolicyCommand, type S3Client } from '@aws-sdk/client-s3'
import type { BucketPolicy } from '@kutuhal/release/store/objects/team-policy.ts'
import type { ObjectAddress } from '@kutuhal/release/store/objects/object-address.ts'

/** Keys of the files for browsers, and of the pointers for edges (store/objects/keys.ts). */
const SHOWN = ['apps/*', 'sites/*', 'embed/*', 'pointers/*']

/**
 * Returns a bucket policy that lets everyone read the public files but not list them, so that edges need no
 * key.
 * @param policy the existing policy for the teams' keys, if there is one (`npm run release -- policy`)
 */
export function createPublicReadPolicy(
  { bucket, prefix }: ObjectAddress,
  policy?: BucketPolicy,
): BucketPolicy {
  return {
    Version: '2012-10-17',
    Statement: [
      ...(policy?.Statement ?? []),
      {
        Effect: 'Allow',
        Principal: { AWS: ['*'] },
        Action: ['s3:GetObject'],
        Resource: SHOWN.map(keys => `arn:aws:s3:::${bucket}/${prefix}${keys}`),
      },
    ],
  }
}

/**
 * Makes a site's public files readable for everyone.
 * @param client a client with the key of the bucket's owner
 */
export async function allowPublicReads(client: S3Client, address: ObjectAddress): Promise<void> {
  const Policy = JSON.stringify(createPublicReadPolicy(address))
  await client.send(new PutBucketPolicyCommand({ Bucket: address.bucket, Policy }))
}
