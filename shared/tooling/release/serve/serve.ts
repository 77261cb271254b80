/** Production does not need this server: any web server that sends the same files and headers works. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, {
  type DoneFuncWithErrOrRes,
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
import { parseRequestedHost, LOCAL_HOSTS, type RequestedHost, type SiteHosts } from './site-hosts.ts'
import { findDocumentFile, findReleaseFile, findSiteFile } from './site-paths.ts'

export interface DevelopmentChanges {
  readonly alter: (html: string) => Promise<string>
  /** Served in addition to the site's files, by path. */
  readonly files: Readonly<Record<string, string>>
}

interface ServeOptions {
  readonly development?: DevelopmentChanges | undefined
  readonly hosts?: SiteHosts
}

export function serveSite(
  store: Store,
  { development, hosts = LOCAL_HOSTS }: ServeOptions = {},
): Promise<FastifyInstance> {
  const alter = development?.alter
  const visit = (request: FastifyRequest) => visitOf(store, request, hostOf(request, hosts)?.preview)
  const server = createServer(hosts, async (request, reply) =>
    sendNotFound(await visit(request), reply, alter),
  )
  addReleases(server, store)
  addEmbeds(server, store, hosts)
  for (const [file, content] of Object.entries(development?.files ?? {}))
    server.get(file, (_, reply) => reply.type('text/javascript').send(content))
  server.get('/*', async (request, reply) => sendDocument(await visit(request), request, reply, alter))
  return Promise.resolve(server)
}

function addEmbeds(server: FastifyInstance, store: Store, hosts: SiteHosts): void {
  async function send(request: FastifyRequest, reply: FastifyReply) {
    const found = await findEmbedFile(store, request.url)
    if (!found) return reply.callNotFound()
    const host = hostOf(request, hosts)
    const isFrame = found.isForPages && found.file === FRAME_FILE_NAME
    const headers = isFrame && host ? addFrameHeaders(found.headers, host.origin) : found.headers
    return sendFile(reply, path.resolve(store.folder, 'embed', found.embed, found.file), headers, found.embed)
  }
  server.get('/embed', send)
  server.get('/embed/*', send)
}

function addReleases(server: FastifyInstance, store: Store): void {
  server.get('/apps/*', { onSend: strengthenTag }, (request, reply) => {
    const name = findReleaseFile(request.url)
    const apps = path.resolve(store.folder, 'apps')
    const file = path.join(apps, name ?? '')
    if (name === undefined || !isPlainFile(apps, file)) return reply.callNotFound()
    return sendFile(reply, file, releaseFileHeaders)
  })
}

/** Browsers keep parts of a film only by a strong ETag, and @fastify/static makes weak ones. */
const strengthenTag = (_: FastifyRequest, reply: FastifyReply, body: unknown, done: DoneFuncWithErrOrRes) => {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string') void reply.header('etag', tag.replace(/^W\//, ''))
  done(null, body)
}

const NO_PREVIEW =
  'This preview is not there (any more). Make it again: npm run release -- preview <app>@<version>\n'
const htmlType = 'text/html; charset=utf-8'

type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** As nginx takes (nginx/template/nginx.conf); bytes. */
const LONGEST_ADDRESS = 64 * 1024

const READ_ONLY = 'This can only be read.'
const NOT_HERE = 'This server has no site of that name.'

function hostOf(request: FastifyRequest, hosts: SiteHosts): RequestedHost | undefined {
  const { localPort = 0 } = request.socket
  return parseRequestedHost(hosts, { scheme: request.protocol, port: localPort }, request.headers.host)
}

function createServer(hosts: SiteHosts, notFound: NotFound): FastifyInstance {
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    http: { maxHeaderSize: LONGEST_ADDRESS },
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    frameworkErrors: (_, request, reply) => void notFound(request, reply),
  })
  // The handlers decide which file answers a request.
  void server.register(fastifyStatic, {
    root: path.resolve('/'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    index: false,
    dotfiles: 'allow',
  })
  server.addHook('onRequest', (request, reply, done) => {
    if (!hostOf(request, hosts)) return void sendText(reply.headers(errorHeaders), 421, NOT_HERE)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void sendText(reply.headers({ ...errorHeaders, allow: 'GET, HEAD' }), 405, READ_ONLY)
    done()
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

interface Visit {
  readonly folder: string
  readonly headers: HttpHeaders
}

/**
 * Reads the file system at each request, so that a release takes effect immediately.
 * @param preview the generation of a preview; undefined for the live site
 * @returns undefined for a preview that does not exist
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
  if (!visit || name === undefined) return sendNotFound(visit, reply, alter)
  const headers = {
    ...(file === undefined ? documentHeaders : siteFileHeaders),
    ...(file === undefined && !alter && integrityPolicyHeaders),
    ...visit.headers,
  }
  if (!alter || file !== undefined)
    return sendFile(reply, path.join(visit.folder, name), headers, path.basename(visit.folder))
  const html = await readFile(path.join(visit.folder, name), 'utf8')
  return reply
    .headers(headers)
    .type(htmlType)
    .send(await alter(html))
}

async function sendNotFound(
  visit: Visit | undefined,
  reply: FastifyReply,
  alter?: DevelopmentChanges['alter'],
): Promise<FastifyReply> {
  if (!visit) return reply.code(404).headers(errorHeaders).type('text/plain').send(NO_PREVIEW)
  // The reply to an address that Fastify cannot decode has no `sendFile`.
  const html = await readFile(path.join(visit.folder, '404.html'), 'utf8')
  return reply
    .code(404)
    .headers({ ...visit.headers, ...errorHeaders, ...(!alter && integrityPolicyHeaders) })
    .type(htmlType)
    .send(alter ? await alter(html) : html)
}
