import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Store } from '../../store/store.ts'
import { gatewayHeaders } from '../headers.ts'
import { exampleStore, removeStore } from './fixtures/example-store.ts'
import { findFreePort } from '../../programs/local-ports.ts'
import { startTestNginx, describeWithNginx, type TestNginx } from './fixtures/test-nginx.ts'

describeWithNginx('the assistant behind nginx', () => {
  let store: Store
  let nginx: TestNginx
  let gateway: Server
  beforeAll(async () => {
    store = await exampleStore()
  })
  afterAll(() => removeStore(store))

  // nginx counts requests for its rate limit, so each test has its own.
  beforeEach(async () => {
    const port = await findFreePort()
    nginx = await startTestNginx(store, { gateway: `http://127.0.0.1:${port}` })
    gateway = createServer((request, response) => {
      void text(request).then(body => {
        const status = body.includes('wrong') ? 400 : 200
        const { url, headers } = request
        const { host, 'x-forwarded-proto': forwarded, 'x-forwarded-for': visitor } = headers
        const said = { body, url, host, forwarded, visitor }
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'private' })
        response.end(JSON.stringify(said))
      })
    }).listen(port, '127.0.0.1')
    await once(gateway, 'listening')
  })
  afterEach(async () => {
    await nginx.close()
    gateway.closeAllConnections()
    gateway.close()
  })

  const askAssistant = (body: string, path = '/main/gemini', headers = {}) =>
    nginx.ask(path, { method: 'POST', body, headers })

  it('gets the question and gives its answer, errors in its own words included', async () => {
    for (const [body, status] of [
      ['{"userMessage":"Hello"}', 200],
      ['wrong', 400],
    ] as const) {
      const answer = await askAssistant(body)
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toMatchObject({ body, url: '/main/gemini', forwarded: 'https' })
      expect(answer.headers).toMatchObject({ ...gatewayHeaders, 'content-type': 'application/json' })
    }
  })

  it('hears which generation the page belongs to, from where, and who asks', async () => {
    const path = '/1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d/main/gemini'
    // nginx appends the last address in `X-Forwarded-For`; visitors can forge the others.
    const answer = await askAssistant('Hello', path, { 'x-forwarded-for': '192.0.2.1' })
    const visitor = '192.0.2.1, 127.0.0.1'
    expect(JSON.parse(answer.text)).toMatchObject({ url: path, host: `127.0.0.1:${nginx.port}`, visitor })
    for (const other of [
      '/1a2b3c/main/gemini',
      '/other/main/gemini',
      '/1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d/main/gemini/more',
    ]) {
      expect((await askAssistant('Hello', other)).status).not.toBe(200)
    }
  })

  it('hears of the visitor behind two proxies, one of which adds a port', async () => {
    const [port] = String(nginx.options.gateway).split(':').slice(-1)
    const behind = await startTestNginx(store, {
      gateway: `http://127.0.0.1:${port}`,
      balancers: ['127.0.0.1', '10.0.0.0/24'],
    })
    const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.7:4711, 10.0.0.5' }
    const { text: said } = await behind.ask('/main/gemini', { method: 'POST', body: 'Hello', headers })
    await behind.close()
    expect(JSON.parse(said)).toMatchObject({ visitor: expect.stringMatching(/, 192\.0\.2\.7$/) as string })
  })

  it('is spared texts of any length', async () => {
    expect((await askAssistant('a'.repeat(8 * 1024))).status).toBe(200)
    const answer = await askAssistant('a'.repeat(8 * 1024 + 1))
    expect([answer.status, answer.text]).toEqual([
      413,
      expect.stringMatching(/^\{"error":"The body has more/),
    ])
    expect(answer.headers).toMatchObject(gatewayHeaders)
  })

  it('gets all questions of a class behind one address, and counts them itself', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => askAssistant('Hello')))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('is asked again where it ends a connection that nginx keeps, as it does when it is replaced', async () => {
    const used = new WeakSet<Socket>()
    gateway.prependListener('request', ({ socket }) => {
      if (used.has(socket)) socket.destroy()
      used.add(socket)
    })
    for (let i = 0; i < 4; i += 1) expect((await askAssistant('Hello')).status).toBe(200)
  })

  it('can be down: visitors are told so, and the site goes on', async () => {
    gateway.closeAllConnections()
    gateway.close()
    await once(gateway, 'close')
    const { status, headers, text: said } = await askAssistant('Hello')
    expect(status).toBe(502)
    expect(headers).toMatchObject({ ...gatewayHeaders, 'content-type': 'application/json; charset=utf-8' })
    expect(said).toMatch(/^\{"error":".*Try again in a minute\."\}$/)
    expect((await nginx.ask('/news')).status).toBe(200)
  })
})
