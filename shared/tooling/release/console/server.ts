/**
 * The console: a page of this computer, for whoever knows its address. It shows what the store says, and starts the very commands that stand
 * beside its buttons, as processes of whoever started it.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { withPlace } from '../commands/printed-commands.ts'
import { portOf } from '../store/store-location.ts'
import type { Store } from '../store/store.ts'
import { placeInWords } from '../store/write-whole.ts'
import { askedCommand } from './asked-command.ts'
import { whyRefused } from './guarded.ts'
import { healthFrom } from './health.ts'
import { documentOf } from './page/document-of.ts'
import { commands } from './running-command.ts'
import { seenState } from './state/seen-state.ts'

export interface ConsoleOptions {
  /** How the command line is started, up to its first word. */
  readonly program: readonly string[]
  /** Any that is free, unless somebody wants one. */
  readonly port?: number | undefined
  /** Address of Prometheus. */
  readonly prometheus?: string | undefined
  /** The host that previews are below. */
  readonly previews?: string | undefined
}

export interface RunningConsole {
  /** With the token in it. */
  readonly address: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The address is a secret; forms of the page itself still tell where they come from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Sent as they lie there. */
const files: Readonly<Record<string, string>> = {
  'console.css': 'text/css; charset=utf-8',
  'console.mjs': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

/** @throws Error if the port is taken */
export async function startConsole(store: Store, options: ConsoleOptions): Promise<RunningConsole> {
  const token = randomBytes(24).toString('base64url')
  const seen = seenState(store)
  const health = healthFrom(options.prometheus)
  const run = commands(options.program, ['--store', placeInWords(store), '--site', store.pointer])
  const server = fastify({ logger: false, forceCloseConnections: true })
  let own = ''

  server.addHook('onRequest', async (request, reply) => {
    const [, given = ''] = request.url.split('/')
    const { host, origin } = request.headers
    const why = whyRefused({ method: request.method, token: given, host, origin }, own, token)
    void reply.headers(headers)
    if (why !== undefined) return reply.code(403).type('text/plain; charset=utf-8').send(`${why}\n`)
    return undefined
  })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  server.setErrorHandler((error, _, reply) => {
    const message = error instanceof Error ? error.message : String(error)
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send(`${withPlace(message, store)}\n`)
  })
  const typed = (words: readonly string[]) =>
    withPlace(`npm run release -- ${words.map(shellWord).join(' ')}`, store)
  const page = async (reply: FastifyReply, notice?: string) =>
    reply.type('text/html; charset=utf-8').send(
      documentOf({
        state: await seen.now(),
        health: await health(),
        command: run.last(),
        notice,
        typed,
        previewAt: generation => previewAddress(store, generation, options.previews),
      }),
    )

  server.get('/:token/', (_, reply) => page(reply))
  server.get<{ Params: { file: string } }>('/:token/:file', async ({ params: { file } }, reply) => {
    const type = files[file]
    if (type === undefined) return reply.code(404).type('text/plain').send('There is no such file.\n')
    return reply.type(type).send(await readFile(fileURLToPath(new URL(`page/${file}`, import.meta.url))))
  })
  server.post('/:token/run', async ({ body }, reply) => {
    const { atWork } = await seen.now()
    if (atWork.kind === 'none') return page(reply.code(403), atWork.why)
    const words = askedCommand(body)
    if (typeof words === 'string') return page(reply.code(400), words)
    if (!run.start(words, typed(words))) {
      return page(
        reply.code(409),
        'Another command is running: wait for its end, or stop it. Nothing has changed.',
      )
    }
    return reply.redirect('./#command', 303)
  })
  server.post('/:token/stop', (_, reply) => {
    run.stop()
    return reply.redirect('./#command', 303)
  })
  server.post('/:token/look', (_, reply) => {
    seen.lookAgain()
    return reply.redirect('./', 303)
  })

  await server.listen({ host: HOST, port: options.port ?? 0 })
  const { port } = server.server.address() as AddressInfo
  own = `${HOST}:${port}`
  return {
    address: `http://${own}/${token}/`,
    async close() {
      run.stop()
      await server.close()
    },
  }
}

/** Without a host that somebody names, `npm start` shows what lies in a folder. */
function previewAddress(store: Store, generation: string, previews: string | undefined): string | undefined {
  if (previews !== undefined) return `https://preview-${generation}.${previews}/`
  return store.shared ? undefined : `http://preview-${generation}.localhost:${portOf(store.pointer)}/`
}

/** As a POSIX shell takes it for one word. */
const shellWord = (word: string): string =>
  /^[\w./@:+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
