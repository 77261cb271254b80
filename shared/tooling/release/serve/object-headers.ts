/** An object store keeps these headers and sends them with a file. An edge adds the others (headers.ts). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compressibleFileNamePattern } from '../store/files/file-writer.ts'
import type { ObjectHeaders } from '../store/objects/object-client.ts'
import { SITE_FILES } from '../store/store.ts'
import { documentHeaders, releaseFileHeaders } from './headers.ts'
import { isPublicReleaseFile } from './site-paths.ts'

/**
 * @param key `apps/mf-maze/1.4.0/remoteEntry.js`, or `….js.br` for its compressed copy
 * @returns undefined for a file that visitors may not load
 */
export function getObjectHeaders(key: string): ObjectHeaders | undefined {
  const [, plain = key, ending] = /^(.*)\.(br|gz)$/.exec(key) ?? []
  const isCopy = ending !== undefined && compressibleFileNamePattern.test(plain)
  const file = isCopy ? plain : key
  const headers = headersOf(file)
  if (!headers) return undefined
  return {
    contentType: getContentType(file),
    cacheControl: headers['cache-control'] ?? '',
    ...(isCopy && { contentEncoding: ending === 'br' ? 'br' : 'gzip' }),
  }
}

export const getContentType = (file: string): string =>
  types.get(path.extname(file).slice(1).toLowerCase()) ?? 'application/octet-stream'

function headersOf(file: string) {
  const [kind, ...rest] = file.split('/')
  if (kind === 'apps') return isPublicReleaseFile(`/${rest.join('/')}`) ? releaseFileHeaders : undefined
  if (kind === 'embed') return releaseFileHeaders
  const isForVisitors = file.endsWith('.html') || rest[1] === SITE_FILES
  return kind === 'sites' && isForVisitors ? documentHeaders : undefined
}

const nginxTypes = readFileSync(new URL('nginx/template/content-types.conf', import.meta.url), 'utf8')

/** By file extension, read from nginx's own list. */
const types: ReadonlyMap<string, string> = new Map(
  [...nginxTypes.matchAll(/^ +(?:"([^"]+)"|(\S+)) ([^;{]+);$/gm)].flatMap(
    ([, quoted, plain = '', endings = '']) =>
      endings.split(' ').map(ending => [ending, quoted ?? plain] as const),
  ),
)
