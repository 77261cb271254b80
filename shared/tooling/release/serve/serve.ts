/**
 * Serves a store as plain files with the right headers. Nothing here is needed in production: any web server or object store
 * that sends these files and headers does the same.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { bucketCookie, bucketFrom, drawnBucket, STABLE_BUCKET } from '../store/buckets.ts'
import { generationFor, isCanaryRunning } from '../store/deployments.ts'
import { appIn } from '../store/embeds.ts'
import { generationFolder, hasGeneration, type Store } from '../store/store.ts'
import { embedFile } from './embed-files.ts'
import {
  canaryHeaders,
  documentHeaders,
  errorHeaders,
  FRAMED,
  framedHeaders,
  integrityHeaders,
  previewHeaders,
  releaseHeaders,
  type Headers,
} from './headers.ts'
import { partnerHeaders, type Partners } from './partners.ts'
import { documentFile, isReleaseFile, previewIn, siteFile } from './site-paths.ts'

/** The files of one app's releases, on an origin of its own. */
export async function serveReleases(
  store: Store,
  app: string,
  partners: Partners = 'everyone',
): Promise<FastifyInstance> {
  const server = createServer((_, reply) =>
    reply.code(404).headers(errorHeaders).type('text/plain').send('Not found.\n'),
  )
  await addReleases(server, store, app)
  await addFileSending(server, store, 'embed')
  addEmbeds(server, store, partners, app)
  return server
}

/** What development changes about the site. */
export interface Alterations {
  /** Applied to every document. */
  readonly alter: (html: string) => Promise<string>
  /** Scripts to serve beside the documents, by path. */
  readonly files: Readonly<Record<string, string>>
}

/** The documents and files of what is live and of previews, along with the releases of every app: one origin is enough for all. */
export async function serveSite(
  store: Store,
  alterations?: Alterations,
  partners: Partners = 'everyone',
): Promise<FastifyInstance> {
  const alter = alterations?.alter
  const server = createServer(async (request, reply) =>
    sendNotFound(await visitOf(store, request), reply, alter),
  )
  await addReleases(server, store)
  await addFileSending(server, store, 'sites')
  addEmbeds(server, store, partners)
  for (const [file, content] of Object.entries(alterations?.files ?? {})) {
    server.get(file, (_, reply) => reply.type('text/javascript').send(content))
  }
  server.get('/*', async (request, reply) =>
    sendDocument(await visitOf(store, request), request, reply, alter),
  )
  return server
}

/** For `sendFile` only: which file an address means is decided here. */
async function addFileSending(server: FastifyInstance, store: Store, folder: string): Promise<void> {
  const root = path.resolve(store.folder, folder)
  await mkdir(root, { recursive: true })
  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // After a rollback the live file is the older one.
    lastModified: false,
  })
}

/** What pages of others load: of an app by version, or by the major version that is live; and the page for partners. */
function addEmbeds(server: FastifyInstance, store: Store, partners: Partners, app?: string): void {
  async function send(request: FastifyRequest, reply: FastifyReply) {
    const found = await embedFile(store, request.url)
    const isHere = found && (app === undefined || (appIn(found.embed) ?? app) === app)
    if (!isHere) return reply.callNotFound()
    const headers = found.isForPages
      ? partnerHeaders(partners, found.file, request.headers.origin, found.headers)
      : found.headers
    const isFramed = found.isForPages && FRAMED.test(found.file)
    return reply
      .headers(isFramed ? framedHeaders(headers, `${request.protocol}://${request.host}`) : headers)
      .sendFile(found.file, path.resolve(store.folder, 'embed', found.embed))
  }
  server.get('/embed', send)
  server.get('/embed/*', send)
}

/** Releases never change, and any page may ask for them. */
async function addReleases(server: FastifyInstance, store: Store, app?: string): Promise<void> {
  const root = path.resolve(store.folder, 'apps')
  await mkdir(root, { recursive: true })
  await server.register(fastifyStatic, {
    root,
    prefix: '/apps/',
    allowedPath: file => isReleaseFile(file, app),
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: reply => {
      reply.headers(releaseHeaders)
    },
  })
}

const NO_PREVIEW =
  'This preview is not there (any more). Make it again: npm run release -- preview <app>@<version>\n'
const htmlType = 'text/html; charset=utf-8'

type NotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** @param notFound answers every address without a file: unknown, not decodable, or leading out of the folder */
function createServer(notFound: NotFound): FastifyInstance {
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 8000 },
    frameworkErrors: (_, request, reply) => void notFound(request, reply),
  })
  server.addHook('onSend', async (_request, reply) => {
    // What lies compressed beside itself is another answer to whoever takes no compression.
    if (!/text|json|javascript|svg|xml/.test(String(reply.getHeader('content-type')))) return
    // @fastify/static names it too, in lower case, where it sends a compressed file.
    const others = String(reply.getHeader('vary') ?? '').match(/[^,\s]+/g) ?? []
    const vary = [...others.filter(name => name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding']
    reply.header('vary', vary.join(', '))
  })
  server.setNotFoundHandler(notFound)
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return notFound(request, reply)
    console.error(error)
    return reply
      .code(500)
      .headers(errorHeaders)
      .type('text/plain')
      .send('Something is wrong with this server.\n')
  })
  return server
}

/** The generation that a visitor gets, and what to tell the browser about it. */
interface Visit {
  readonly folder: string
  readonly headers: Headers
}

/**
 * Asks the file system each time, so that a promote or rollback counts from the next request on.
 * @returns nothing for the address of a preview that is not there (any more)
 */
async function visitOf(store: Store, request: FastifyRequest): Promise<Visit | undefined> {
  const preview = previewIn(request.headers.host)
  if (preview !== undefined) {
    if (!hasGeneration(store, preview)) return undefined
    return { folder: path.resolve(generationFolder(store, preview)), headers: previewHeaders }
  }
  const known = bucketFrom(request.headers.cookie)
  const isCanary = isCanaryRunning(store)
  const bucket = known ?? (isCanary ? drawnBucket(Math.random()) : STABLE_BUCKET)
  const generation = await generationFor(store, bucket)
  if (generation === undefined) {
    throw new Error('Nothing is live yet. Start with npm start, or promote releases: npm run release.')
  }
  return {
    folder: path.resolve(generationFolder(store, generation)),
    headers: isCanary
      ? { ...canaryHeaders, ...(known === undefined && { 'set-cookie': bucketCookie(bucket) }) }
      : {},
  }
}

async function sendDocument(
  visit: Visit | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  alter?: Alterations['alter'],
): Promise<FastifyReply> {
  const file = visit && siteFile(visit.folder, request.url)
  if (file) return reply.headers({ ...documentHeaders, ...visit.headers }).sendFile(file, visit.folder)
  const document = visit && documentFile(visit.folder, request.url)
  if (!document) return sendNotFound(visit, reply, alter)
  reply.headers({ ...documentHeaders, ...visit.headers })
  if (!alter) return reply.headers(integrityHeaders).sendFile(document, visit.folder)
  return reply.type(htmlType).send(await alter(await readFile(path.join(visit.folder, document), 'utf8')))
}

/** Read rather than streamed: an address that cannot be decoded is answered before the file plugin is there. */
async function sendNotFound(
  visit: Visit | undefined,
  reply: FastifyReply,
  alter?: Alterations['alter'],
): Promise<FastifyReply> {
  if (!visit) return reply.code(404).headers(errorHeaders).type('text/plain').send(NO_PREVIEW)
  const html = await readFile(path.join(visit.folder, '404.html'), 'utf8')
  return reply
    .code(404)
    .headers({ ...visit.headers, ...errorHeaders, ...(alter ? {} : integrityHeaders) })
    .type(htmlType)
    .send(alter ? await alter(html) : html)
}
