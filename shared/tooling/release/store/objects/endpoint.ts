/** Where an object store answers, as the environment says it: for commands, and for edges, which only read. */
import { addressFrom } from '@kutuhal/contract/typed-settings.ts'

const NAMES = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']

/**
 * @returns '' for Amazon's own
 * @throws Error if it is no address
 */
export function endpointOf(environment: NodeJS.ProcessEnv): string {
  const name = NAMES.find(each => environment[each]) ?? ''
  const typed = environment[name] ?? ''
  const address = typed && addressFrom(typed, { protocols: ['http:', 'https:'], hasPath: true })
  if (address !== undefined) return address
  throw new Error(
    `${name}=${typed} is no address of an object store. Write it like http://127.0.0.1:7480, without a password or a query.`,
  )
}

/** @returns whether a bucket is named in the path, and not in the host */
export function isBucketInPath(environment: NodeJS.ProcessEnv): boolean {
  const addressing = environment['STORE_ADDRESSING'] ?? (endpointOf(environment) === '' ? 'virtual' : 'path')
  if (addressing === 'path' || addressing === 'virtual') return addressing === 'path'
  throw new Error(`STORE_ADDRESSING is "${addressing}", and should be path or virtual.`)
}
