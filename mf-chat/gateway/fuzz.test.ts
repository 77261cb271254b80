/**
 * Sends requests that our pages never send. None may stop the service, get a 5xx, or get a refusal in another
 * format. `npm test` always sends the same thousand requests, test:full ten thousand, and the lab's
 * assistant-fuzz different ones each time.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import fc from 'fast-check'
import {
  SITE_ORIGIN,
  exampleQuestion,
  createRequestSender,
  createTestGateway,
} from './fixtures/test-gateway.ts'

const gateway = createTestGateway({ limits: { requestTime: 2000 } })
let port: number
let origin: string
beforeAll(async () => {
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(origin).port)
})
afterAll(() => gateway.close())

const wanted: unknown = Reflect.get(globalThis, 'FUZZ_REQUESTS')
const [REQUESTS, SEED] =
  typeof wanted === 'number' ? [wanted, Date.now()] : [isFullTestRun ? 10_000 : 1000, 1]
/** How many requests of each kind are sent at the same time. */
const AT_ONCE = 50

const pick = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const bytes = fc.uint8Array({ maxLength: 300 }).map(array => Buffer.from(array))
const word = fc.string({ unit: 'binary', maxLength: 60 })

const method = fc.oneof(
  { weight: 6, arbitrary: pick('POST') },
  pick('GET', 'OPTIONS', 'PUT', 'TRACE', 'CONNECT', 'BREW', ''),
)
const path = fc.oneof(
  { weight: 6, arbitrary: pick('/main/gemini', '/1a2b3c4d5e6f/main/gemini', '/a//main/gemini?x=%zz') },
  pick(
    '/',
    '*',
    '/%',
    '/%00/main/gemini',
    '/../../etc/main/gemini',
    'http://a/main/gemini',
    '/health',
    '/__proto__/main/gemini',
  ),
  word.map(text => `/${Buffer.from(text).toString('latin1')}`),
  bytes.map(text => `/${text.toString('latin1')}`),
)
const header = fc.oneof(
  pick(
    'content-type: text/plain',
    'content-type: application/json; charset=utf-7',
    'transfer-encoding: chunked',
    'expect: 100-continue',
    'expect: a miracle',
    'upgrade: websocket\r\nconnection: upgrade',
    'content-length: -1',
    'content-length: 99999999999',
    'content-encoding: gzip',
    'x-forwarded-for: ::::,999.1.1.1',
    'origin: null',
    'origin: https://elsewhere.example',
    'access-control-request-method: DELETE',
    `x-long: ${'a'.repeat(20_000)}`,
    'host: a\r\nhost: b',
  ),
  bytes.map(text => text.toString('latin1')),
)
const json = fc.oneof(
  fc.json(),
  fc
    .record({
      userMessage: fc.oneof(
        word,
        fc.jsonValue().map(value => JSON.stringify(value)),
      ),
    })
    .map(value => JSON.stringify(value)),
  word.map(text => JSON.stringify({ userMessage: `Question:\n${text}` })),
  pick(
    '{"userMessage":',
    '[]',
    '{"__proto__":{"userMessage":"a"}}',
    '\ufeff{}',
    '{"userMessage":"\\ud800"}',
    '9'.repeat(9000),
  ),
)
const body = fc.oneof({ weight: 4, arbitrary: json.map(text => Buffer.from(text)) }, bytes)

const request = fc
  .tuple(method, path, fc.array(header, { maxLength: 3 }), body, fc.boolean())
  .map(([verb, target, more, content, isPlain]) =>
    Buffer.concat([
      Buffer.from(
        [
          `${verb} ${target} HTTP/1.1`,
          `host: 127.0.0.1:${port}`,
          ...(isPlain ? [`origin: ${SITE_ORIGIN}`, 'content-type: application/json'] : more),
          'connection: close',
          `content-length: ${content.length}`,
          '',
          '',
        ].join('\r\n'),
        'latin1',
      ),
      content,
    ]),
  )

/**
 * Sends bytes to the service.
 * @returns everything that the service sends back
 */
async function answerTo(sent: Buffer): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Ignore errors: the service may cut the connection after its answer.
  socket.on('error', () => undefined)
  socket.end(sent)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

/** Returns what is wrong with an answer; '' if nothing is wrong. */
function fault(answer: string): string {
  // Closing the connection without an answer is a valid reaction to requests such as CONNECT.
  if (answer === '') return ''
  const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '))
  const [head = '', content = ''] = last.split(/\r\n\r\n(.*)/s)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (!(status >= 200 && status < 500)) return `status ${status}`
  if (content === '') return status === 204 ? '' : `no body with ${head}`
  const value: unknown = JSON.parse(content)
  const isObject = typeof value === 'object' && value !== null
  const keys = isObject ? Object.keys(value).join() : ''
  const expected = status < 300 ? /^(reply|reply,answer|status)$/ : /^error$/
  return expected.test(keys) ? '' : `status ${status} with ${content}`
}

it('survives requests of any kind, and refuses in one form', async () => {
  const seen = new Set<string>()
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: SEED })
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const batch = requests.slice(start, start + AT_ONCE)
    const answers = await Promise.all(batch.map(answerTo))
    for (const [index, answer] of answers.entries()) {
      seen.add(answer.slice(9, 12))
      const wrong = fault(answer)
      if (wrong !== '')
        throw new Error(
          `${wrong}\nwith seed ${SEED}, after ${JSON.stringify(batch[index]?.toString('latin1').slice(0, 600))}`,
        )
    }
  }
  // Check that the requests were refused for many different reasons.
  for (const status of ['200', '204', '400', '403', '404', '413', '415']) expect(seen).toContain(status)
  expect((await createRequestSender(origin)(exampleQuestion)).status).toBe(200)
})
