import path from 'node:path'
import { createBucket, setBucketPolicy, type Ceph } from '../programs/ceph.ts'

const BUCKET = 'site'

/** Lets everyone read what visitors load (store/objects/bucket-site.ts), not list it: edges need no key. */
const publicReadPolicy = {
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { AWS: ['*'] },
      Action: ['s3:GetObject'],
      Resource: ['site/apps/*', 'site/sites/*', 'site/embed/*', 'site/pointers/*'].map(
        keys => `arn:aws:s3:::${BUCKET}/${keys}`,
      ),
    },
  ],
}

export interface ClusterBucket {
  /** Environment variables for commands: STORE, credentials and settings. */
  readonly environment: Readonly<Record<string, string>>
  /** The address that edges read from, without a slash at the end. */
  readonly objects: string
}

/**
 * Makes the site's bucket in a local Ceph, which serves as the store for this process and its children.
 * @param folder the cluster's folder, in which the site is made before it is uploaded
 */
export async function createSiteBucket(ceph: Ceph, folder: string): Promise<ClusterBucket> {
  const access = await createBucket(ceph, BUCKET)
  await setBucketPolicy(BUCKET, JSON.stringify(publicReadPolicy))
  const place = { STORE: `s3://${BUCKET}`, STORE_COPY: path.join(folder, 'copy') }
  Object.assign(process.env, place)
  return { environment: { ...place, ...access }, objects: `${ceph.url}/${BUCKET}` }
}
