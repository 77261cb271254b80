/**
 * Serves a store as plain files with the right headers. Nothing here is needed in production: any web server or object store
 * that sends these files and headers does the same.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { documentFile } from './site-paths.ts'
import { generationFolder, readLive, type Store } from './store.ts'

/** The files of one app's releases, on an origin of its own. */
export async function serveReleases(store: Store, app: string): Promise<FastifyInstance> {
  const server = createServer(reply =>
    reply.code(404).headers(noStore).type('text/plain').send('Not found.\n'),
  )
  await addReleases(server, store, app)
  return server
}

/** What development changes about the site. */
export interface Alterations {
  /** Applied to every document. */
  readonly alter: (html: string) => Promise<string>
  /** Scripts to serve beside the documents, by path. */
  readonly files: Readonly<Record<string, string>>
}

/** The live generation's documents, along with the shell's own releases. */
export async function serveSite(store: Store, alterations?: Alterations): Promise<FastifyInstance> {
  const server = createServer(reply => sendNotFound(store, reply, alterations?.alter))
  await addReleases(server, store, 'shell')
  // For `sendFile` only: which file an address means is decided below.
  const sites = path.resolve(store.folder, 'sites')
  await server.register(fastifyStatic, {
    root: sites,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  for (const [file, content] of Object.entries(alterations?.files ?? {})) {
    server.get(file, (_, reply) => reply.type('text/javascript').send(content))
  }
  server.get('/*', (request, reply) => sendDocument(store, request, reply, alterations?.alter))
  return server
}

/** Releases never change, and any page may ask for them. */
async function addReleases(server: FastifyInstance, store: Store, app: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.resolve(store.folder, 'apps', app),
    prefix: `/apps/${app}/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: response => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('timing-allow-origin', '*')
      response.setHeader('x-content-type-options', 'nosniff')
    },
  })
}

const htmlType = 'text/html; charset=utf-8'
const noSniff = { 'x-content-type-options': 'nosniff' }
const noStore = { 'cache-control': 'no-store', ...noSniff }

/** @param notFound answers every address without a file: unknown, not decodable, or leading out of the folder */
function createServer(
  notFound: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
): FastifyInstance {
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 8000 },
    frameworkErrors: (_, __, reply) => void notFound(reply),
  })
  server.setNotFoundHandler((_, reply) => notFound(reply))
  server.setErrorHandler<FastifyError>((error, _, reply) => {
    if ((error.statusCode ?? 500) < 500) return notFound(reply)
    console.error(error)
    return reply.code(500).headers(noStore).type('text/plain').send('Something is wrong with this server.\n')
  })
  return server
}

async function sendDocument(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  alter?: Alterations['alter'],
): Promise<FastifyReply> {
  const generation = await liveFolder(store)
  const document = documentFile(generation, request.url)
  if (!document) return sendNotFound(store, reply, alter)
  reply.headers({ 'cache-control': 'no-cache', ...noSniff })
  if (!alter) return reply.sendFile(document, generation)
  return reply.type(htmlType).send(await alter(await readFile(path.join(generation, document), 'utf8')))
}

/** Read rather than streamed: an address that cannot be decoded is answered before the file plugin is there. */
async function sendNotFound(
  store: Store,
  reply: FastifyReply,
  alter: Alterations['alter'] = html => Promise.resolve(html),
): Promise<FastifyReply> {
  const html = await readFile(path.join(await liveFolder(store), '404.html'), 'utf8')
  return reply
    .code(404)
    .headers(noStore)
    .type(htmlType)
    .send(await alter(html))
}

async function liveFolder(store: Store): Promise<string> {
  const live = await readLive(store)
  if (live === undefined) throw new Error('Nothing is live yet. Compose a generation first: npm start.')
  return path.resolve(generationFolder(store, live))
}
