/**
 * Sends a file of a store exactly as nginx does with the generated configuration. Change both together:
 * answers.test.ts tests both with the same requests.
 */
import { lstatSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressibleFileNamePattern } from '../store/files/file-writer.ts'
import { errorHeaders, type HttpHeaders } from './headers.ts'
import { getContentType } from './object-headers.ts'

export interface FileToSend {
  readonly file: string
  /** The response's headers. Short texts about errors get the `cache-control` of error responses instead. */
  readonly headers: HttpHeaders
  /**
   * The ETag of a document, which is the id of its generation. If absent, the ETag is made from the file's
   * time and size.
   */
  readonly etag?: string | undefined
  /** The status of the response: 404 if the file is the not-found page. */
  readonly status?: 200 | 404
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, headers, etag, status = 200 }: FileToSend,
): Promise<FastifyReply> {
  const { headers: asked } = request
  // A range counts bytes of the uncompressed file, so a request with a range never gets a compressed copy.
  const accepted = asked.range === undefined ? (asked['accept-encoding'] ?? '') : ''
  const encoding = encodings.find(
    ({ ending, pattern }) =>
      pattern.test(accepted) && lstatSync(file + ending, { throwIfNoEntry: false })?.isFile(),
  )
  const content = file + (encoding?.ending ?? '')
  const { size, mtime } = statSync(content)
  const seconds = Math.floor(mtime.getTime() / 1000)
  const version: Version =
    etag === undefined
      ? { etag: `"${seconds.toString(16)}-${size.toString(16)}"`, seconds }
      : { etag, seconds: undefined }
  const vary = [
    ...(compressibleFileNamePattern.test(file) ? ['Accept-Encoding'] : []),
    headers['vary'] ?? [],
  ].flat()
  void reply.headers({ ...headers, ...(vary.length > 0 && { vary: vary.join(', ') }) })
  if (status === 200) {
    void reply.headers({
      etag: version.etag,
      ...(version.seconds !== undefined && { 'last-modified': new Date(seconds * 1000).toUTCString() }),
    })
    const condition = conditionOf(asked, version)
    if (condition === 304) return reply.code(304).send()
    if (condition === 412) return sendText(reply, 412, 'It is another one by now.')
  }
  const part = status === 200 ? partOf(asked, size, version) : 'all'
  if (part === 'none') {
    return sendText(reply.header('content-range', `bytes */${size}`), 416, 'It has no such part.')
  }
  void reply.type(getContentType(file)).code(status)
  if (encoding) void reply.header('content-encoding', encoding.name)
  if (status === 200) void reply.header('accept-ranges', 'bytes')
  if (part === 'all') return reply.send(await bytesOf(content, 0, size))
  void reply.code(206).header('content-range', `bytes ${part.start}-${part.end - 1}/${size}`)
  return reply.send(await bytesOf(content, part.start, part.end))
}

/** Sends a short text instead of a file. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', errorHeaders['cache-control'])
    .type('text/plain')
    .send(`${text}\n`)

/**
 * For each compression format: the ending of a compressed copy's name, and a pattern for `Accept-Encoding`
 * headers that allow the format.
 */
const encodings = (['br', 'gzip'] as const).map(name => ({
  name,
  ending: name === 'br' ? '.br' : '.gz',
  pattern: new RegExp(String.raw`(?:^|,)\s*${name}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`, 'i'),
}))

interface Version {
  readonly etag: string
  /**
   * Time of the file's last change, in seconds. Undefined for a document: only its ETag shows whether it
   * changed.
   */
  readonly seconds: number | undefined
}

type Asked = FastifyRequest['headers']

/**
 * Evaluates conditional headers (RFC 9110, 13.2.2).
 * @returns the status to send without the file; undefined to send the file
 */
function conditionOf(asked: Asked, { etag, seconds }: Version): 304 | 412 | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = asked
  const { 'if-unmodified-since': unmodified, 'if-modified-since': modified } = asked
  const isWeak = etag.startsWith('W/')
  if (match !== undefined && match !== '*' && (isWeak || !listOf(match).includes(etag))) return 412
  if (unmodified !== undefined && seconds !== undefined && secondsOf(unmodified) < seconds) return 412
  if (noneMatch !== undefined) {
    const known = listOf(noneMatch).map(plain)
    return known.includes('*') || known.includes(plain(etag)) ? 304 : undefined
  }
  // Compare for equality, and not which time is later: after a rollback the live file is older than the
  // browser's copy.
  return modified !== undefined && secondsOf(modified) === seconds ? 304 : undefined
}

const listOf = (header: string): string[] => header.split(',').map(item => item.trim())
const plain = (etag: string): string => etag.replace(/^W\//, '')
const secondsOf = (date: string): number => Date.parse(date) / 1000

interface Part {
  readonly start: number
  /** Position after the last byte of the range. */
  readonly end: number
}

/** Parses the requested range of bytes. Several ranges count as a request for the whole file, as in nginx. */
function partOf(asked: Asked, size: number, { etag, seconds }: Version): Part | 'all' | 'none' {
  const { range } = asked
  const sameAs = asked['if-range']?.toString()
  if (range === undefined || !/^bytes=./i.test(range)) return 'all'
  if (sameAs !== undefined) {
    const isSame = sameAs.endsWith('"')
      ? sameAs === etag && !etag.startsWith('W/')
      : secondsOf(sameAs) === seconds
    if (!isSame) return 'all'
  }
  const ranges = range.slice('bytes='.length).split(',')
  const parts = ranges.map(each => /^ *(?:(\d+) *- *(\d*)|-(\d+)) *$/.exec(each))
  const isNone = parts.some(match => match === null || match.slice(1).some(isTooLarge))
  if (isNone) return 'none'
  const found = parts.flatMap(match => {
    const [, first, last, suffix] = match ?? []
    const start = suffix === undefined ? Number(first) : Math.max(size - Number(suffix), 0)
    const end = last ? Math.min(Number(last) + 1, size) : size
    return start < end ? [{ start, end }] : []
  })
  const [part, ...more] = found
  return part === undefined ? 'none' : more.length > 0 ? 'all' : part
}

/** nginx counts bytes in 63 bits, and rejects larger numbers. */
const isTooLarge = (digits: string | undefined): boolean => BigInt(digits || 0) >= 2n ** 63n

async function bytesOf(file: string, start: number, end: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(end - start)
    await handle.read(bytes, 0, bytes.length, start)
    return bytes
  } finally {
    await handle.close()
  }
}
