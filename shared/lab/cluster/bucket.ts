/** A bucket in a local Ceph, which serves as the store for this process and its children. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { z } from 'zod'
import type { Ceph } from '../programs/ceph.ts'
import { parseObjectAddress } from '@kutuhal/release/store/objects/object-address.ts'
import { makeSigningKey } from '@kutuhal/release/store/trust/signing-key.ts'
import { allowPublicReads } from './public-read-policy.ts'

const userSchema = z.object({ accessKey: z.string(), secretKey: z.string() })

export interface ClusterBucket {
  /** Environment variables for commands: STORE, credentials and settings. */
  readonly environment: Readonly<Record<string, string>>
  /** The address that edges read from, without a slash at the end. */
  readonly objects: string
}

/**
 * @param folder the cluster's folder, which gets the local copy of the store and the key that signs releases
 */
export async function createBucket(
  { folder: cephFolder, url }: Ceph,
  folder: string,
): Promise<ClusterBucket> {
  const user = userSchema.parse(JSON.parse(readFileSync(path.join(cephFolder, 'user-owner.json'), 'utf8')))
  const place = 's3://site'
  const address = parseObjectAddress(place)
  const RELEASE_KEY = path.join(folder, 'release-key.pem')
  await makeSigningKey(RELEASE_KEY)
  const environment = {
    STORE: place,
    STORE_COPY: path.join(folder, 'copy'),
    RELEASE_KEY,
    AWS_ENDPOINT_URL_S3: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: user.accessKey,
    AWS_SECRET_ACCESS_KEY: user.secretKey,
  }
  Object.assign(process.env, environment)
  const client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
  await client.send(new CreateBucketCommand({ Bucket: address.bucket }))
  await allowPublicReads(client, address)
  client.destroy()
  return { environment, objects: `${url}/${address.bucket}` }
}
