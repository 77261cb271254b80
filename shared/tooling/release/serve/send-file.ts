import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { compressibleFileNamePattern } from '../store/files/file-writer.ts'
import { errorHeaders, type HttpHeaders } from './headers.ts'

/**
 * Or its compressed copy.
 * @param file absolute path; the caller makes sure that no link leads to it
 */
export function sendFile(reply: FastifyReply, file: string, headers: HttpHeaders): FastifyReply {
  const vary = [
    ...(compressibleFileNamePattern.test(file) ? ['Accept-Encoding'] : []),
    ...(headers['vary'] === undefined ? [] : [headers['vary']]),
  ]
  return reply
    .headers({ ...headers, ...(vary.length > 0 && { vary: vary.join(', ') }) })
    .sendFile(path.basename(file), path.dirname(file))
}

export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', errorHeaders['cache-control'])
    .type('text/plain')
    .send(`${text}\n`)
