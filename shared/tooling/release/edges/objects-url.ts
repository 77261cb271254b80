import { endpointOf, isBucketInPath, regionOf } from '../store/objects/endpoint.ts'
import { objectAddress } from '../store/objects/object-address.ts'

/**
 * Where an edge finds what lies in the object store that somebody named for commands.
 * @param environment STORE, AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL, AWS_REGION, STORE_ADDRESSING: all as commands read them
 * @returns without a slash at its end, e.g. `http://127.0.0.1:7480/bucket/prefix`
 * @throws Error if STORE names no object store
 */
export function objectsUrl(environment: NodeJS.ProcessEnv): string {
  const { bucket, prefix } = objectAddress(environment['STORE'] ?? '')
  const region = regionOf(environment) ?? 'us-east-1'
  const endpoint = endpointOf(environment) || `https://s3.${region}.amazonaws.com`
  const place = isBucketInPath(environment)
    ? `${endpoint}/${bucket}`
    : endpoint.replace('://', `://${bucket}.`)
  return `${place}/${prefix}`.replace(/\/$/, '')
}
