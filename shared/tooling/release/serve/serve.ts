/**
 * Serves a store as plain files with the right headers. Production does not need this server: any web server
 * or object store that sends the same files and headers works.
 */
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import path from 'node:path'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { formatBucketCookie, parseBucketCookie, pickRandomBucket, STABLE_BUCKET } from '../store/buckets.ts'
import { generationFor, isCanaryRunning } from '../store/deployments.ts'
import { generationFolder, hasGeneration, type Store } from '../store/store.ts'
import { findEmbedFile } from './embed-files.ts'
import {
  canaryHeaders,
  cookieClearingHeaders,
  documentHeaders,
  errorHeaders,
  FRAME_FILE_NAME,
  addFrameHeaders,
  integrityPolicyHeaders,
  previewHeaders,
  releaseFileHeaders,
  siteFileHeaders,
  type HttpHeaders,
} from './headers.ts'
import { isPlainFile } from './plain-file.ts'
import { sendFile, sendText } from './send-file.ts'
import { getCookieClearingRedirect } from './address-with-cleared-cookies.ts'
import { parseRequestedHost, LOCAL_HOSTS, type RequestedHost, type SiteHosts } from './site-hosts.ts'
import { findDocumentFile, findReleaseFile, findSiteFile } from './site-paths.ts'

/** Options of the server: the site's hosts, and which origins may embed files. */
export interface ServeOptions {
  /** The site's host names; by default those of a developer's computer. */
  readonly hosts?: SiteHosts | undefined
}

export interface DevelopmentChanges {
  readonly alter: (html: string) => Promise<string>
  /** Development scripts to serve in addition to the site's files, by path. */
  readonly files: Readonly<Record<string, string>>
}

/** Serves the live documents, previews, other files of the site, releases and embeds, all on one origin. */
export function serveSite(
  store: Store,
  serving: ServeOptions = {},
  alterations?: DevelopmentChanges,
): Promise<FastifyInstance> {
  const alter = alterations?.alter
  const visit = (request: FastifyRequest) => visitOf(store, request, hostOf(request, serving)?.preview)
  const server = createServer(serving, async (request, reply) =>
    sendNotFound(await visit(request), request, reply, alter),
  )
  addReleases(server, store)
  addEmbeds(server, store, serving)
  for (const [file, content] of Object.entries(alterations?.files ?? {})) {
    server.get(file, (_, reply) => reply.type('text/javascript').send(content))
  }
  server.get('/*', async (request, reply) => sendDocument(await visit(request), request, reply, alter))
  return Promise.resolve(server)
}

/** Serves embed files by exact version or major version, and the page for partners. */
function addEmbeds(server: FastifyInstance, store: Store, serving: ServeOptions): void {
  async function send(request: FastifyRequest, reply: FastifyReply) {
    const found = await findEmbedFile(store, request.url)
    if (!found) return reply.callNotFound()
    const host = hostOf(request, serving)
    const isFrame = found.isForPages && found.file === FRAME_FILE_NAME
    return sendFile(request, reply, {
      file: path.resolve(store.folder, 'embed', found.embed, found.file),
      headers: isFrame && host ? addFrameHeaders(found.headers, host.origin) : found.headers,
    })
  }
  server.get('/embed', send)
  server.get('/embed/*', send)
}

/** Serves releases, which never change and which any page may load. */
function addReleases(server: FastifyInstance, store: Store): void {
  server.get('/apps/*', (request, reply) => {
    const name = findReleaseFile(request.url)
    const apps = path.resolve(store.folder, 'apps')
    const file = path.join(apps, name ?? '')
    if (name === undefined || !isPlainFile(apps, file)) return reply.callNotFound()
    return sendFile(request, reply, { file, headers: releaseFileHeaders })
  })
}

const NO_PREVIEW =
  'This preview is not there (any more). Make it again: npm run release -- preview <app>@<version>\n'
const htmlType = 'text/html; charset=utf-8'

type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Maximum length of an address or header, as in nginx; bytes. */
const LONGEST_HEADER = 64 * 1024

/** Maximum length of all headers together, as in nginx, which has four buffers of LONGEST_HEADER bytes. */
const LONGEST_HEADERS = 4 * LONGEST_HEADER

/**
 * Maximum size of headers that Node reads; bytes. Browsers may send 180 cookies of 4 KB; a response can clear
 * these only if the server reads the request.
 */
const READ_HEADERS = 1024 * 1024

const TOO_LONG = 'A header is too long. Delete the cookies of this site and try again.'
const READ_ONLY = 'This can only be read.'
const NOT_HERE = 'This server has no site of that name.'

/**
 * Responds to a request that Node cannot parse (too long, or not HTTP), and for which Node calls no handler.
 */
function answerSocket({ code }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const [status, text, sent] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', TOO_LONG, cookieClearingHeaders]
      : ['400 Bad Request', 'This is no request.', errorHeaders]
  const headers = {
    ...sent,
    'content-type': 'text/plain',
    'content-length': String(text.length + 1),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${text}\n`)
}

function hostOf(request: FastifyRequest, { hosts = LOCAL_HOSTS }: ServeOptions): RequestedHost | undefined {
  const { localPort = 0 } = request.socket
  return parseRequestedHost(hosts, { scheme: request.protocol, port: localPort }, request.headers.host)
}

/** Creates a server. @param notFound function that responds to requests for addresses that have no file */
function createServer(serving: ServeOptions, notFound: NotFound): FastifyInstance {
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_HEADER },
    // Let Node read headers that are too long, so that the hook below can respond with headers that clear
    // cookies.
    http: { maxHeaderSize: READ_HEADERS },
    clientErrorHandler: answerSocket,
    frameworkErrors: (_, request, reply) => void notFound(request, reply),
  })
  server.addHook('onRequest', async (request, reply) => {
    if (!hostOf(request, serving)) return sendText(reply.headers(errorHeaders), 421, NOT_HERE)
    if (request.url.length > LONGEST_HEADER) return notFound(request, reply)
    const lengths = request.raw.rawHeaders.map(text => text.length)
    const all = lengths.reduce((sum, length) => sum + length, request.url.length)
    if (Math.max(...lengths) > LONGEST_HEADER || all > LONGEST_HEADERS) {
      const again = getCookieClearingRedirect(request.method, request.url)
      const answer = reply.headers({
        ...cookieClearingHeaders,
        ...(again !== undefined && { location: again }),
      })
      return sendText(answer, again === undefined ? 431 : 307, TOO_LONG)
    }
    if (request.method === 'GET' || request.method === 'HEAD') return undefined
    return sendText(reply.headers({ ...errorHeaders, allow: 'GET, HEAD' }), 405, READ_ONLY)
  })
  server.setNotFoundHandler(notFound)
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return notFound(request, reply)
    console.error(error)
    return sendText(reply.headers(errorHeaders), status, 'Something is wrong with this server.')
  })
  return server
}

class NothingLiveError extends Error {
  readonly statusCode = 503
}

/** The folder of the generation that a visitor gets, and the headers for responses from it. */
interface Visit {
  readonly folder: string
  readonly headers: HttpHeaders
}

/**
 * Finds the folder of the generation that a request is for. Reads the file system at each request, so that a
 * release takes effect immediately.
 * @param preview the generation of a preview; undefined for the live site
 * @returns undefined for a preview that does not exist, or no longer exists
 */
async function visitOf(
  store: Store,
  request: FastifyRequest,
  preview: string | undefined,
): Promise<Visit | undefined> {
  if (preview !== undefined) {
    if (!hasGeneration(store, preview)) return undefined
    return { folder: path.resolve(generationFolder(store, preview)), headers: previewHeaders }
  }
  const known = parseBucketCookie(request.headers.cookie)
  const isCanary = isCanaryRunning(store)
  const bucket = known ?? (isCanary ? pickRandomBucket(Math.random()) : STABLE_BUCKET)
  const generation = await generationFor(store, bucket)
  if (generation === undefined) {
    throw new NothingLiveError(
      'Nothing is live yet. Start with npm start, or promote releases: npm run release.',
    )
  }
  return {
    folder: path.resolve(generationFolder(store, generation)),
    headers: isCanary
      ? { ...canaryHeaders, ...(known === undefined && { 'set-cookie': formatBucketCookie(bucket) }) }
      : {},
  }
}

async function sendDocument(
  visit: Visit | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  alter?: DevelopmentChanges['alter'],
): Promise<FastifyReply> {
  const file = visit && findSiteFile(visit.folder, request.url)
  const document = visit && findDocumentFile(visit.folder, request.url)
  const name = file ?? document
  if (!visit || name === undefined) return sendNotFound(visit, request, reply, alter)
  const headers = {
    ...(file === undefined ? documentHeaders : siteFileHeaders),
    ...(file === undefined && !alter && integrityPolicyHeaders),
    ...visit.headers,
  }
  const etag = `W/"${path.basename(visit.folder)}"`
  if (!alter || file !== undefined) {
    return sendFile(request, reply, { file: path.join(visit.folder, name), headers, etag })
  }
  const html = await readFile(path.join(visit.folder, name), 'utf8')
  return reply
    .headers(headers)
    .type(htmlType)
    .send(await alter(html))
}

async function sendNotFound(
  visit: Visit | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  alter?: DevelopmentChanges['alter'],
): Promise<FastifyReply> {
  if (!visit) return reply.code(404).headers(errorHeaders).type('text/plain').send(NO_PREVIEW)
  const file = path.join(visit.folder, '404.html')
  const headers = { ...visit.headers, ...errorHeaders }
  if (!alter)
    return sendFile(request, reply, { file, headers: { ...headers, ...integrityPolicyHeaders }, status: 404 })
  return reply
    .code(404)
    .headers(headers)
    .type(htmlType)
    .send(await alter(await readFile(file, 'utf8')))
}
