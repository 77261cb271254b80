/** The operations that the release tooling needs of an object store, implemented with Amazon's client. */
import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import {
  readEndpoint,
  usesPathStyleAddressing,
  readRegion,
  formatObjectAddress,
  type ObjectAddress,
} from './object-address.ts'
import {
  ForeignResponseError,
  ObjectStoreError,
  getResponseStatus,
  createRetryStrategy,
} from './object-store-error.ts'

export interface ListedObject {
  readonly key: string
  /** When the object was written, by the object store's clock; ms since 1970. */
  readonly writtenAt: number
  /** The object's ETag without quotes. If the same content is uploaded in parts, it gets another ETag. */
  readonly tag: string
}

/** Headers that an object store keeps with an object and sends with its content. */
export interface ObjectHeaders {
  readonly contentType?: string
  readonly cacheControl?: string
  readonly contentEncoding?: string
  /** Additional names and values, which the writer of the object may choose. */
  readonly metadata?: Readonly<Record<string, string>>
}

/**
 * All headers that an object store sends with an object, including headers that this project never writes.
 */
export interface SentHeaders extends ObjectHeaders {
  /** Names of the headers in FURTHER that the object has: another program must have written them. */
  readonly others: readonly string[]
}

/**
 * A client for one store in an object store. All keys are relative to the store's address. A failed request
 * throws an ObjectStoreError.
 */
export interface ObjectClient {
  readonly address: ObjectAddress
  /** Lists all objects whose key begins with a prefix, in the order of their keys. */
  list(prefix: string): Promise<readonly ListedObject[]>
  /**
   * @param most maximum size of the object; bytes
   * @returns undefined if there is no such object
   * @throws ObjectStoreError, caused by a TooLargeError if the object is larger
   */
  get(key: string, most?: number): Promise<Buffer | undefined>
  /** Returns the headers that the store sends with an object; undefined if there is no such object. */
  headers(key: string): Promise<SentHeaders | undefined>
  /** Writes an object; an existing object with the same key is replaced. */
  put(key: string, content: Uint8Array | string, headers?: ObjectHeaders): Promise<void>
  /**
   * Writes an object unless it exists.
   * @returns whether this call has written the object; if several clients call at once, true for only one of
   *   them
   */
  putIfAbsent(key: string, content: Uint8Array | string, headers?: ObjectHeaders): Promise<boolean>
  /** Deletes an object, if it exists. */
  delete(key: string): Promise<void>
  /** Closes the client's connections. */
  close(): void
}

/** Number of concurrent requests. */
export const AT_ONCE = 16

/** Maximum size of one object; bytes. */
export const MAX_OBJECT_BYTES = 1_000_000_000

/** The error for an object that is larger than its reader allows. */
export class TooLargeError extends Error {}

const TAKEN = 412
const OK = 200
const NO_CONTENT = 204

/**
 * Metadata name under which `putIfAbsent` stores a unique id. If the response is lost, the id shows whether
 * that call wrote the object.
 */
export const WRITER = 'written-by'

/**
 * Headers that this project never writes, and with which an attacker could redirect browsers or force a
 * download.
 */
const FURTHER = ['ContentDisposition', 'ContentLanguage', 'ExpiresString', 'WebsiteRedirectLocation'] as const

/**
 * Time limit for reading an object, so that a server that sends a byte now and then cannot block a command
 * forever; ms.
 */
const READ_TIMEOUT_MS = 600_000

/**
 * Creates a client. Endpoint, region and credentials come from the environment and files, as in Amazon's
 * tools. Amazon's client accepts any response with status 200, so the created client checks each response
 * itself (shared/docs/guides/edges.md).
 */
export function objectClient(
  address: ObjectAddress,
  retries = createRetryStrategy(),
  timeoutMs = READ_TIMEOUT_MS,
): ObjectClient {
  // Silence the warning that later versions of the client need a newer Node: this project pins the version
  // (decision 37).
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const client = new S3Client({
    ...placeFrom(process.env),
    // Do not add checksums after the content, since object stores other than Amazon's refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    retryStrategy: retries,
  })
  const place = (key: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${key}` })

  async function put(key: string, content: Uint8Array | string, headers: ObjectHeaders, isNew: boolean) {
    const { contentType, cacheControl, contentEncoding, metadata } = headers
    const stored = await client.send(
      new PutObjectCommand({
        ...place(key),
        Body: content,
        // State the length: without it, the client treats an empty text as a stream of unknown length.
        ContentLength: Buffer.byteLength(content),
        ContentType: contentType,
        CacheControl: cacheControl,
        ContentEncoding: contentEncoding,
        ...(metadata && { Metadata: { ...metadata } }),
        ...(isNew && { IfNoneMatch: '*' }),
      }),
    )
    requireObject(stored)
  }

  async function isBy(key: string, writer: string): Promise<boolean> {
    const found = await client.send(new HeadObjectCommand(place(key)))
    requireObject(found)
    return found.Metadata?.[WRITER] === writer
  }

  const asking = async <Result>(doing: string, task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task()
    } catch (cause) {
      throw new ObjectStoreError(formatObjectAddress(address), doing, cause)
    }
  }

  return {
    address,
    list: prefix =>
      asking(`list ${prefix}`, async () => {
        const found: ListedObject[] = []
        const below = `${address.prefix}${prefix}`
        let from: string | undefined
        do {
          const page: ListObjectsV2CommandOutput = await client.send(
            new ListObjectsV2Command({ Bucket: address.bucket, Prefix: below, ContinuationToken: from }),
          )
          requireListOf(page, address.bucket, below)
          found.push(...listedIn(page, below, address.prefix))
          from = nextPage(page, from)
        } while (from !== undefined)
        return found
      }),
    get: (key, most = MAX_OBJECT_BYTES) =>
      asking(`read ${key}`, async () => {
        try {
          const abortSignal = AbortSignal.timeout(timeoutMs)
          const found = await client.send(new GetObjectCommand(place(key)), { abortSignal })
          requireObject(found)
          requireLength(found.ContentLength, most)
          const content = await found.Body?.transformToByteArray()
          return content && Buffer.from(content)
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }
      }),
    headers: key =>
      asking(`read ${key}`, async () => {
        try {
          const sent = await client.send(new HeadObjectCommand(place(key)))
          requireObject(sent)
          const { ContentType, CacheControl, ContentEncoding, Metadata } = sent
          return {
            ...(ContentType !== undefined && { contentType: ContentType }),
            ...(CacheControl !== undefined && { cacheControl: CacheControl }),
            ...(ContentEncoding && { contentEncoding: ContentEncoding }),
            ...(Metadata && Object.keys(Metadata).length > 0 && { metadata: Metadata }),
            others: FURTHER.filter(name => sent[name] !== undefined),
          }
        } catch (error) {
          if (error instanceof NotFound) return undefined
          throw error
        }
      }),
    put: (key, content, headers = {}) => asking(`write ${key}`, () => put(key, content, headers, false)),
    putIfAbsent: (key, content, headers = {}) =>
      asking(`write ${key}`, async () => {
        const writer = randomUUID()
        const named = { ...headers, metadata: { ...headers.metadata, [WRITER]: writer } }
        try {
          await put(key, content, named, true)
        } catch (error) {
          if (getResponseStatus(error) === TAKEN) return await isBy(key, writer)
          throw error
        }
        // Verify the success by reading who wrote the object, since another service may have sent the
        // response.
        if (await isBy(key, writer)) return true
        throw new ForeignResponseError('it does not have what it said that it had stored')
      }),
    delete: key =>
      asking(`remove ${key}`, async () => {
        const { $metadata } = await client.send(new DeleteObjectCommand(place(key)))
        if ($metadata.httpStatusCode !== NO_CONTENT)
          throw new ForeignResponseError('it sent content in place of removing')
      }),
    close: () => client.destroy(),
  }
}

/**
 * Matches the ETag of an object, also of one that was uploaded in parts. ETags that web servers make do not
 * match.
 */
const TAG = /^"?[0-9a-f]{32}(?:-\d+)?"?$/i

interface ObjectAnswer {
  readonly ETag?: string | undefined
  readonly $metadata: { readonly httpStatusCode?: number | undefined }
}

function requireObject({ ETag, $metadata: { httpStatusCode } }: ObjectAnswer): void {
  if (httpStatusCode !== OK) throw new ForeignResponseError(`it answered ${httpStatusCode} in place of ${OK}`)
  if (ETag === undefined || !TAG.test(ETag))
    throw new ForeignResponseError('its answer lacks the ETag of a stored object')
}

/**
 * Requires a response of known length within the limit, since a response of unknown length could be endless.
 */
function requireLength(bytes: number | undefined, most: number): void {
  if (bytes === undefined) throw new ForeignResponseError('its answer does not say how long it is')
  if (bytes > most) throw new TooLargeError(`it has ${bytes} bytes, and may have ${most}`)
}

/**
 * Requires that a list is for this bucket and prefix: in a list for another bucket or prefix, all objects
 * would seem to be missing.
 */
function requireListOf(page: ListObjectsV2CommandOutput, bucket: string, below: string): void {
  const { IsTruncated, Name = bucket, Prefix = below, Contents = [], KeyCount = Contents.length } = page
  if (IsTruncated === undefined || page.$metadata.httpStatusCode !== OK)
    throw new ForeignResponseError('its answer is no list of objects')
  if (Name !== bucket || Prefix !== below)
    throw new ForeignResponseError(`it listed what is below ${Prefix} in the bucket ${Name}`)
  if (KeyCount !== Contents.length)
    throw new ForeignResponseError(`its list of ${KeyCount} objects has ${Contents.length}`)
}

/**
 * Reads a page of a list.
 * @param below prefix that every key must have, which begins with the store's own prefix
 * @param prefix the store's prefix, which is removed from the keys
 */
function listedIn(page: ListObjectsV2CommandOutput, below: string, prefix: string): ListedObject[] {
  return (page.Contents ?? []).map(({ Key = '', LastModified, ETag = '' }) => {
    if (!Key.startsWith(below))
      throw new ForeignResponseError(`it listed "${Key}", which is not below ${below}`)
    if (!LastModified)
      throw new ForeignResponseError(`it listed "${Key}" without the time when it was written`)
    return { key: Key.slice(prefix.length), writtenAt: LastModified.getTime(), tag: ETag.replaceAll('"', '') }
  })
}

/**
 * @param from token with which this page was requested; undefined for the first page
 * @returns the token of the next page; undefined at the end of the list
 */
function nextPage(page: ListObjectsV2CommandOutput, from: string | undefined): string | undefined {
  if (!page.IsTruncated) return undefined
  const next = page.NextContinuationToken
  if (!next || next === from)
    throw new ForeignResponseError('its list breaks off and does not say where it goes on')
  return next
}

/**
 * Returns settings of Amazon's client for other object stores.
 * @param environment the variables of Amazon's tools, and STORE_ADDRESSING: `path` or `virtual` (the bucket
 * is part of the host name, which self-hosted stores seldom support)
 */
function placeFrom(environment: NodeJS.ProcessEnv): { forcePathStyle: boolean; region?: string } {
  // The client needs a region to sign requests. Object stores other than Amazon's accept any region.
  const region = readRegion(environment) ?? (readEndpoint(environment) === '' ? undefined : 'us-east-1')
  return {
    forcePathStyle: usesPathStyleAddressing(environment),
    ...(region !== undefined && { region }),
  }
}
