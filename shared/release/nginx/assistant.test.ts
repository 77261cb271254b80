import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { findNginx } from '../../testing/programs.ts'
import { gatewayHeaders } from '../headers.ts'
import type { Store } from '../store.ts'
import { exampleStore, removeStore } from './example-store.ts'
import { freePort, startTestNginx, type TestNginx } from './test-nginx.ts'

const program = findNginx()
const withNginx = program ? describe : describe.skip

withNginx('the assistant behind nginx', () => {
  let store: Store
  let nginx: TestNginx
  let gateway: Server
  beforeEach(async () => {
    store = await exampleStore()
    const port = await freePort()
    nginx = await startTestNginx(program ?? '', store, { gateway: `http://127.0.0.1:${port}` })
    gateway = createServer((request, response) => {
      void text(request).then(body => {
        const status = body.includes('wrong') ? 400 : 200
        const { url, headers } = request
        const said = { body, url, forwarded: headers['x-forwarded-proto'] }
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
    await removeStore(store)
  })

  const askAssistant = (body: string) => nginx.ask('/main/gemini', { method: 'POST', body })

  it('gets the question and gives its answer, errors in its own words included', async () => {
    for (const [body, status] of [
      ['{"userMessage":"Hello"}', 200],
      ['wrong', 400],
    ] as const) {
      const answer = await askAssistant(body)
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toEqual({ body, url: '/main/gemini', forwarded: 'https' })
      expect(answer.headers).toMatchObject({ ...gatewayHeaders, 'content-type': 'application/json' })
    }
  })

  it('is spared texts of any length', async () => {
    expect((await askAssistant('a'.repeat(16 * 1024))).status).toBe(200)
    const answer = await askAssistant('a'.repeat(16 * 1024 + 1))
    expect([answer.status, answer.text]).toEqual([
      413,
      expect.stringMatching(/^\{"error":"The body has more/),
    ])
    expect(answer.headers).toMatchObject(gatewayHeaders)
  })

  it('is spared a flood of questions, while the site goes on', async () => {
    const statuses: (number | undefined)[] = []
    for (let question = 0; question < 30; question++) statuses.push((await askAssistant('Hello')).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.at(-1)).toBe(429)
    const { headers, text: said } = await askAssistant('Hello')
    expect(headers).toMatchObject(gatewayHeaders)
    expect(said).toMatch(/^\{"error":".*Try again in a minute\."\}$/)
    expect((await nginx.ask('/news')).status).toBe(200)
  })

  it('can be down: whoever asks is told so, and the site goes on', async () => {
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

withNginx('a store in which nothing is live', () => {
  it('is told apart from a site without the page', async () => {
    const store = await exampleStore()
    const nginx = await startTestNginx(program ?? '', { ...store, pointer: 'other' })
    for (const path of ['/', '/nowhere']) {
      const { status, headers, text: said } = await nginx.ask(path)
      expect([status, said]).toEqual([503, 'Something is wrong with this server.\n'])
      expect(headers['cache-control']).toBe('no-store')
    }
    const { status } = await nginx.ask('/apps/mf-maze/1.0.0/remoteEntry.js')
    expect(status).toBe(200)
    await nginx.close()
    await removeStore(store)
  })
})
