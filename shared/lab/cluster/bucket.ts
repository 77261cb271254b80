import path from 'node:path'
import { createBucket, setBucketPolicy, type Ceph } from '../programs/ceph.ts'

const BUCKET = 'site'

/** Everyone may read what visitors load (store/bucket-site.ts), not list it: edges need no key. */
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
  /** STORE, credentials and settings, for commands. */
  readonly environment: Readonly<Record<string, string>>
  /** Edges read from it; without a slash at the end. */
  readonly objects: string
}

/**
 * The store for this process and its children.
 * @param folder the cluster's folder, in which the site is made before it is uploaded
 */
export async function createSiteBucket(ceph: Ceph, folder: string): Promise<ClusterBucket> {
  const access = await createBucket(ceph, BUCKET)
  await setBucketPolicy(BUCKET, JSON.stringify(publicReadPolicy))
  const place = { STORE: `s3://${BUCKET}`, STORE_COPY: path.join(folder, 'copy') }
  Object.assign(process.env, place)
  return { environment: { ...place, ...access }, objects: `${ceph.url}/${BUCKET}` }
}
