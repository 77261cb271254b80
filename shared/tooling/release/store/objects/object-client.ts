/** The operations that the release tooling needs of an object store, implemented with Amazon's client. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3,
  type HeadObjectCommandOutput,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { InvalidFileError } from '../files/read-limited.ts'
import {
  formatObjectAddress,
  MAX_OBJECT_BYTES,
  readEndpoint,
  readRegion,
  usesPathStyleAddressing,
  type ObjectAddress,
} from './object-address.ts'
import {
  createRetryStrategy,
  ForeignResponseError,
  getResponseStatus,
  ObjectStoreError,
} from './object-store-error.ts'

export interface ListedObject {
  readonly key: string
  /** The part of the key after the prefix that was listed. */
  readonly name: string
  /** When the object was written, by the object store's clock; ms since 1970. */
  readonly writtenAt: number
  /** The object's ETag without quotes. If the same content is uploaded in parts, it gets another ETag. */
  readonly tag: string
}

export interface ObjectHeaders {
  readonly contentType?: string | undefined
  readonly cacheControl?: string | undefined
  readonly contentEncoding?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

/** A client for one store in an object store. All keys are relative to the store's address. */
export type ObjectClient = ReturnType<typeof objectClient>

type Content = Uint8Array | string

/** Maximum number of objects in a list: a server could go on for ever, and all of them are kept in memory. */
const MAX_LISTED_OBJECTS = 4_000_000

const OK = 200
const NO_CONTENT = 204
const PRECONDITION_FAILED = 412

/** Metadata name under which `putIfAbsent` stores a unique id: it shows which call wrote the object. */
export const WRITER = 'written-by'

/** Headers that this project never writes: they could redirect browsers or force a download. */
const UNUSED = ['ContentDisposition', 'ContentLanguage', 'ExpiresString', 'WebsiteRedirectLocation'] as const

/** Time limit for an object or a list: a server that sends a byte now and then must not block forever; ms. */
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
) {
  // Silence the warning about newer versions of Node: this project pins the client's version.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  // The client needs a region to sign requests. Object stores other than Amazon's accept any region.
  const region = readRegion(process.env) ?? (readEndpoint(process.env) === '' ? undefined : 'us-east-1')
  const s3 = new S3({
    forcePathStyle: usesPathStyleAddressing(process.env),
    ...(region !== undefined && { region }),
    // Do not add checksums after the content, since object stores other than Amazon's refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    retryStrategy: retries,
  })
  const place = (key: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${key}` })

  /** Makes an operation throw an ObjectStoreError, unless it throws an InvalidFileError. */
  const operation =
    <Rest extends unknown[], Result>(verb: string, run: (key: string, ...rest: Rest) => Promise<Result>) =>
    async (key: string, ...rest: Rest): Promise<Result> => {
      try {
        return await run(key, ...rest)
      } catch (cause) {
        if (cause instanceof InvalidFileError) throw cause
        throw new ObjectStoreError(formatObjectAddress(address), `${verb} ${key}`, cause)
      }
    }

  async function write(key: string, content: Content, headers: ObjectHeaders, isNew: boolean): Promise<void> {
    const stored = s3.putObject({
      ...place(key),
      Body: content,
      // State the length: without it, the client treats an empty text as a stream of unknown length.
      ContentLength: Buffer.byteLength(content),
      ContentType: headers.contentType,
      CacheControl: headers.cacheControl,
      ContentEncoding: headers.contentEncoding,
      Metadata: headers.metadata,
      IfNoneMatch: isNew ? '*' : undefined,
    })
    requireObject(await stored)
  }

  const readHeaders = async (key: string) => requireObject(await s3.headObject(place(key)))

  async function read(key: string, most = MAX_OBJECT_BYTES): Promise<Buffer | undefined> {
    const sent = s3.getObject(place(key), { abortSignal: AbortSignal.timeout(timeoutMs) })
    const found = await sent.then(requireObject).catch(undefinedIf(NoSuchKey))
    if (!found?.Body) return undefined
    const { ContentLength: bytes, Body } = found
    // An object without a length could be endless.
    requireStore(bytes !== undefined, 'its answer does not say how long it is')
    requireStore(Body instanceof Readable, 'its answer has no content that can be read')
    if (bytes <= most) return buffer(Body)
    // Otherwise the connection would stay open until somebody has read the rest.
    Body.destroy()
    throw new InvalidFileError(
      `${formatObjectAddress(address)}/${key} has ${bytes} bytes, and may have ${most}. Remove it, or have it written again.`,
    )
  }

  return {
    address,

    /** In the order of the keys. */
    list: operation('list', async (prefix, most: number = MAX_LISTED_OBJECTS) => {
      const below = { Bucket: address.bucket, Prefix: `${address.prefix}${prefix}` }
      const found: ListedObject[] = []
      let isComplete = false
      const paging = { client: s3, stopOnSameToken: true }
      const abortSignal = AbortSignal.timeout(timeoutMs)
      try {
        for await (const page of paginateListObjectsV2(paging, below, { abortSignal })) {
          found.push(...readPage(page, below.Bucket, below.Prefix, prefix))
          requireStore(found.length <= most, `its list has more than ${most} objects`)
          isComplete = page.IsTruncated === false
        }
      } catch (cause) {
        if (!abortSignal.aborted) throw cause
        throw new Error(`its list takes more than ${timeoutMs / 1000} s`, { cause })
      }
      requireStore(isComplete, 'its list breaks off and does not say where it goes on')
      return found
    }),

    /**
     * @param most maximum size of the object; bytes
     * @returns undefined if there is no such object
     * @throws InvalidFileError if the object is larger
     */
    get: operation('read', read),

    headers: operation('read', async key => {
      const sent = await readHeaders(key).catch(undefinedIf(NotFound))
      if (!sent) return undefined
      return {
        tag: readTag(sent.ETag),
        contentType: sent.ContentType,
        cacheControl: sent.CacheControl,
        contentEncoding: sent.ContentEncoding,
        metadata: sent.Metadata,
        others: UNUSED.filter(name => sent[name] !== undefined),
      }
    }),

    put: operation('write', (key, content: Content, headers: ObjectHeaders = {}) =>
      write(key, content, headers, false),
    ),

    /**
     * Writes an object unless it exists.
     * @returns whether this call has written the object; if several clients call at once, true for only one
     */
    putIfAbsent: operation('write', async (key, content: Content, headers: ObjectHeaders = {}) => {
      const writer = randomUUID()
      let isTaken = false
      try {
        await write(key, content, { ...headers, metadata: { ...headers.metadata, [WRITER]: writer } }, true)
      } catch (error) {
        if (getResponseStatus(error) !== PRECONDITION_FAILED) throw error
        isTaken = true
      }
      // Read who wrote the object: another service may have claimed the success, and a repeated request
      // finds its own object if the first response was lost.
      const isOurs = (await readHeaders(key)).Metadata?.[WRITER] === writer
      requireStore(isOurs || isTaken, 'it does not have what it said that it had stored')
      return isOurs
    }),

    delete: operation('remove', async key => {
      const { $metadata } = await s3.deleteObject(place(key))
      requireStore($metadata.httpStatusCode === NO_CONTENT, 'it sent content in place of removing')
    }),

    close: () => s3.destroy(),
  }
}

const undefinedIf =
  (Expected: typeof NoSuchKey | typeof NotFound) =>
  (error: unknown): undefined => {
    if (!(error instanceof Expected)) throw error
  }

function requireStore(isRight: boolean, otherwise: string): asserts isRight {
  if (!isRight) throw new ForeignResponseError(otherwise)
}

/** Matches the ETag of an object, also of one uploaded in parts, but not those that web servers make. */
const TAG = /^"?[0-9a-f]{32}(?:-\d+)?"?$/i

const readTag = (ETag = ''): string => ETag.replaceAll('"', '')

function requireObject<Answer extends Pick<HeadObjectCommandOutput, 'ETag' | '$metadata'>>(answer: Answer) {
  const status = answer.$metadata.httpStatusCode
  requireStore(status === OK, `it answered ${status} in place of ${OK}`)
  requireStore(TAG.test(answer.ETag ?? ''), 'its answer lacks the ETag of a stored object')
  return answer
}

/**
 * Reads a page of a list. In a list for another bucket or prefix, all objects would seem to be missing.
 * @param below what was listed, in the bucket
 * @param prefix what was listed, in the store
 */
function readPage(
  page: ListObjectsV2CommandOutput,
  bucket: string,
  below: string,
  prefix: string,
): ListedObject[] {
  const { IsTruncated, Name = bucket, Prefix = below, Contents = [], KeyCount = Contents.length } = page
  const isList = IsTruncated !== undefined && page.$metadata.httpStatusCode === OK
  requireStore(isList, 'its answer is no list of objects')
  const isAsked = Name === bucket && Prefix === below
  requireStore(isAsked, `it listed what is below ${Prefix} in the bucket ${Name}`)
  requireStore(KeyCount === Contents.length, `its list of ${KeyCount} objects has ${Contents.length}`)
  return Contents.map(({ Key = '', LastModified: time, ETag }) => {
    requireStore(Key.startsWith(below), `it listed "${Key}", which is not below ${below}`)
    requireStore(time !== undefined, `it listed "${Key}" without the time when it was written`)
    const name = Key.slice(below.length)
    return { key: `${prefix}${name}`, name, writtenAt: time.getTime(), tag: readTag(ETag) }
  })
}
