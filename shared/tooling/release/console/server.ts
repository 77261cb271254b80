/**
 * The console: a page on this computer for people who know its address. Shows the data of `status --json` and
 * `log --json`; its buttons run the verbs as processes of the user who started the console.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { formatReleaseCosts } from '../pipeline/format-release-costs.ts'
import { quoteForShell, addStoreOptionsToCommands } from '../pipeline/printed-commands.ts'
import { newestDeployment } from '../store/deployments.ts'
import { readLog } from '../store/log.ts'
import { statusOf } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { findCurrentKey } from '../store/trust/first-use.ts'
import { formatStoreLocation } from '../store/files/write-whole.ts'
import { parseCommandForm, parseSeenDeploymentNumber, toCommandArguments } from './command-form.ts'
import {
  renderCommandDocument,
  renderConsoleDocument,
  renderNoticeDocument,
  consoleSecurityPolicy,
  renderConfirmationDocument,
} from './page/documents.ts'
import { createCommandRunner } from './command-runner.ts'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': consoleSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers must not send this page's secret address to other sites. The page's forms still send its origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const BUSY = 'Another command is running: wait for its end, or stop it. Nothing has changed.'
const CHANGED =
  'Somebody released meanwhile, so what you were asked is no longer what would happen. Nothing has changed: choose again.'

/**
 * @param program the executable and arguments that start the release tooling, without the verb
 * @param port the port to listen on; by default a free port
 * @returns the console's address, which contains a secret token
 * @throws Error if the port is taken
 */
export async function startConsoleServer(store: Store, program: readonly string[], port = 0) {
  const token = randomBytes(24).toString('base64url')
  const place = ['--store', formatStoreLocation(store), '--site', store.pointer]
  const run = createCommandRunner(program, place)
  const server = fastify({ logger: false, forceCloseConnections: true })
  let own = ''

  server.addHook('onRequest', async (request, reply) => {
    const why = whyRefused(request, own, token)
    void reply.headers(headers)
    if (why !== undefined) return reply.code(403).type('text/plain; charset=utf-8').send(`${why}\n`)
    return undefined
  })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)
  const refuse = (reply: FastifyReply, code: number, why: string) =>
    html(reply.code(code), renderNoticeDocument(addStoreOptionsToCommands(why, store)))
  server.setErrorHandler((error, _, reply) =>
    refuse(reply, 500, error instanceof Error ? error.message : String(error)),
  )
  const typed = (words: readonly string[]) =>
    addStoreOptionsToCommands(`npm run release -- ${words.map(quoteForShell).join(' ')}`, store)

  server.get('/:token/', async (_, reply) => {
    await store.shared?.update()
    const [status, log, key] = await Promise.all([statusOf(store), readLog(store), findCurrentKey(store)])
    const shown = { site: store.pointer, place: formatStoreLocation(store), command: run.last() }
    return html(reply, renderConsoleDocument({ ...shown, status, log, keyAtHand: key }))
  })
  server.get('/:token/command', (_, reply) => html(reply, renderCommandDocument(run.last())))
  // A GET request changes nothing: its response contains the form that runs the command.
  server.get('/:token/ask', async ({ query }, reply) => {
    const asked = parseCommandForm(query)
    if (typeof asked === 'string') return refuse(reply, 400, asked)
    await store.shared?.update()
    const status = await statusOf(store)
    if (!status) return refuse(reply, 409, `Nothing has ever been live at the site ${store.pointer}.`)
    const [app = '', version = ''] = 'release' in asked ? asked.release.split('@') : []
    const cost = await formatReleaseCosts(store, app === '' ? {} : { [app]: version })
    return html(reply, renderConfirmationDocument(asked, status, typed(toCommandArguments(asked)), cost))
  })
  server.post('/:token/run', async ({ body }, reply) => {
    const key = await findCurrentKey(store)
    if ('why' in key) return refuse(reply, 403, key.why)
    const asked = parseCommandForm(body)
    if (typeof asked === 'string') return refuse(reply, 400, asked)
    await store.shared?.update()
    const newest = await newestDeployment(store)
    if (parseSeenDeploymentNumber(body) !== newest?.number) return refuse(reply, 409, CHANGED)
    const words = toCommandArguments(asked)
    if (!run.start(words, typed(words))) return refuse(reply, 409, BUSY)
    return reply.redirect('./command', 303)
  })
  server.post('/:token/stop', (_, reply) => {
    run.stop()
    return reply.redirect('./command', 303)
  })

  own = new URL(await server.listen({ host: '127.0.0.1', port })).host
  return {
    address: `http://${own}/${token}/`,
    close: () => {
      run.stop()
      return server.close()
    },
  }
}

/**
 * Whether a request comes from the console's own page, opened by someone who has its address.
 * @param own host and port of the console, such as `127.0.0.1:4321`
 * @returns the reason for refusal; undefined if the request is allowed
 */
function whyRefused({ method, url, headers: { host, origin } }: FastifyRequest, own: string, token: string) {
  // Refuse other host names, which may be an attack by DNS rebinding.
  if (host !== own) return `This console answers at http://${own} only.`
  // Refuse other pages even if they know the console's secret address.
  if (origin !== undefined && origin !== `http://${own}`) return 'Pages of others may ask nothing here.'
  // Refuse forms without an origin, since browsers always send an origin with a form.
  if (method !== 'GET' && origin === undefined) return 'Only the page of this console may ask for this.'
  const [, given = ''] = url.split('/')
  return isEqual(given, token)
    ? undefined
    : 'This is the console of somebody: open it by the address that npm run release -- console has printed.'
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
