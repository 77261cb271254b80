/** Reads the address of the object store from the environment, both for commands and for edges. */
import { parseServerUrl } from '@kutuhal/settings'

/** How many requests an object store gets at once. */
export const AT_ONCE = 16

/** Maximum size of one object; bytes. */
export const MAX_OBJECT_BYTES = 1_000_000_000

export interface ObjectAddress {
  readonly bucket: string
  /** What every key of the store begins with: '' or a path with a slash at its end. */
  readonly prefix: string
}

export const isObjectAddress = (text: string): boolean => text.startsWith('s3://')

/** @throws Error if the text is no address such as `s3://bucket/prefix` */
export function parseObjectAddress(text: string): ObjectAddress {
  const [, bucket, path = ''] = ADDRESS.exec(text) ?? []
  if (bucket !== undefined) return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` }
  throw new Error(
    `"${text}" names no place in an object store. It should be s3://<bucket>/<prefix>, with letters, digits, dots and hyphens, e.g. s3://kutuhal-site/main.`,
  )
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/\w[\w.-]*)*)\/*$/

export const formatObjectAddress = ({ bucket, prefix }: ObjectAddress): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '')

/** @returns the first of some variables that is set, as name and value; two empty texts if none is */
function readFirst(environment: NodeJS.ProcessEnv, names: readonly string[]): readonly [string, string] {
  const name = names.find(each => environment[each]) ?? ''
  return [name, environment[name] ?? '']
}

/** @returns '' for Amazon's, if no variable is set */
export function readEndpoint(environment: NodeJS.ProcessEnv): string {
  const [name, typed] = readFirst(environment, ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'])
  const address = typed && parseServerUrl(typed, { protocols: ['http:', 'https:'], hasPath: true })
  if (address !== undefined) return address
  throw new Error(
    `${name}=${typed} is no address of an object store. Write it like http://127.0.0.1:7480, without a password or a query.`,
  )
}

export function usesPathStyleAddressing(environment: NodeJS.ProcessEnv): boolean {
  const addressing =
    environment['STORE_ADDRESSING'] || (readEndpoint(environment) === '' ? 'virtual' : 'path')
  if (addressing === 'path' || addressing === 'virtual') return addressing === 'path'
  throw new Error(`STORE_ADDRESSING is "${addressing}", and should be path or virtual.`)
}

/** @throws Error if the region's name is not valid */
export function readRegion(environment: NodeJS.ProcessEnv): string | undefined {
  const [name, typed] = readFirst(environment, ['AWS_REGION', 'AWS_DEFAULT_REGION'])
  // Allow only valid characters, since the region becomes part of the host name that requests go to.
  if (/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(typed)) return typed || undefined
  throw new Error(`${name}=${typed} is no name of a region. Write it like ap-south-1.`)
}
