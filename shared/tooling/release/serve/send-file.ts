import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { compressibleFileNamePattern } from '../store/files/file-writer.ts'
import { errorHeaders, type HttpHeaders } from './headers.ts'

/**
 * Or its compressed copy.
 * @param file absolute path; the caller makes sure that no link leads to it
 * @param source the generation or release that an address shows now, if that changes: two of them can have
 *   files of one time and size, of which @fastify/static makes its ETags
 */
export function sendFile(
  reply: FastifyReply,
  file: string,
  headers: HttpHeaders,
  source?: string,
): FastifyReply {
  const vary = [
    ...(compressibleFileNamePattern.test(file) ? ['Accept-Encoding'] : []),
    ...(headers['vary'] === undefined ? [] : [headers['vary']]),
  ]
  void reply.headers({ ...headers, ...(vary.length > 0 && { vary: vary.join(', ') }) })
  if (source === undefined) return reply.sendFile(path.basename(file), path.dirname(file))
  void reply.header('etag', `W/"${source}"`)
  const known = reply.request.headers['if-none-match']?.split(',') ?? []
  if (known.some(tag => ['*', `"${source}"`].includes(tag.trim().replace(/^W\//, ''))))
    return reply.code(304).send()
  return reply.sendFile(path.basename(file), path.dirname(file), { etag: false })
}

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', errorHeaders['cache-control'])
    .type('text/plain')
    .send(`${text}\n`)
