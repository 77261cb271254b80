import { persona } from '../conversation/persona.ts'
import {
  SITE_ORIGIN,
  exampleQuestion,
  createRequestSender,
  createTestGateway,
} from './fixtures/test-gateway.ts'

const gateway = createTestGateway()
let send: ReturnType<typeof createRequestSender>
beforeAll(async () => {
  send = createRequestSender(await gateway.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => gateway.close())

const refusal = (text: string | RegExp) => ({ error: expect.stringMatching(text) as unknown })

const reply = { reply: expect.stringContaining('₹599') as unknown }

describe('a question', () => {
  it('is answered, with the instruction in front of it or without', async () => {
    expect((await send({ userMessage: persona + exampleQuestion.userMessage })).answer).toMatchObject(reply)
    expect((await send({ ...exampleQuestion, locale: 'en' })).answer).toMatchObject(reply)
  })

  it('may come to any path that ends in /main/gemini', async () => {
    expect((await send(exampleQuestion, { path: '/v1/prod/main/gemini?key=1' })).answer).toMatchObject(reply)
  })

  it('may have 4000 characters', async () => {
    expect((await send({ userMessage: 'a'.repeat(4000) })).status).toBe(200)
  })

  it('and its answer stay out of every cache', async () => {
    const { header } = await send(exampleQuestion)
    expect(header('cache-control')).toBe('no-store')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('content-security-policy')).toContain("default-src 'none'")
    // The service must not send this header, because browsers remember it and it cannot be revoked. Only the
    // web server in front may decide to send it.
    expect(header('strict-transport-security')).toBeNull()
  })
})

describe('a bad request', () => {
  it.each([
    ['no userMessage', {}],
    ['an empty one', { userMessage: '' }],
    ['a blank one', { userMessage: ' \n' }],
    ['a number', { userMessage: 42 }],
    ['a list', { userMessage: ['hello'] }],
    ['null', { userMessage: null }],
    ['4001 characters', { userMessage: 'a'.repeat(4001) }],
    ['a list as its body', []],
    ['broken JSON', '{"userMessage":'],
    ['a prototype', '{"__proto__": {"userMessage": "Hi"}}'],
    ['no body', ''],
  ])('with %s is refused and told what to send', async (_what, payload) => {
    const response = await send(payload)
    expect(response.status).toBe(400)
    expect(response.answer).toEqual(refusal(/Send JSON such as .*userMessage/))
  })

  it('of more than 8 KB is refused', async () => {
    const padded = (length: number) => JSON.stringify({ userMessage: 'Hi', padding: 'x'.repeat(length) })
    const rest = padded(0).length
    expect((await send(padded(8 * 1024 - rest))).status).toBe(200)
    const response = await send(padded(8 * 1024 - rest + 1))
    expect(response.status).toBe(413)
    expect(response.answer).toEqual(refusal('8 KB'))
  })

  it('that is not JSON is refused', async () => {
    const response = await send('Hello', { headers: { 'content-type': 'text/plain' } })
    expect(response.status).toBe(415)
    expect(response.answer).toEqual(refusal('application/json'))
  })

  it.each([
    ['GET', '/main/gemini'],
    ['POST', '/main'],
    ['POST', '/main/gemini/more'],
    ['POST', '/domain/gemini'],
    ['POST', '/%zz'],
    ['DELETE', '/metrics'],
    ['GET', '/metrics'],
  ])('with %s %s leads nowhere', async (method, path) => {
    const response = await send(null, { method, path })
    expect(response.status).toBe(404)
    expect(response.answer).toEqual(refusal('/main/gemini'))
  })
})

describe('a browser', () => {
  const ALLOWED = 'access-control-allow-origin'
  const preflight = (origin: string) =>
    send(null, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })

  it('may ask from a page of the site, and from a preview of it', async () => {
    for (const origin of [
      SITE_ORIGIN,
      SITE_ORIGIN.replace('www.', 'preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.www.'),
    ]) {
      const permission = await preflight(origin)
      expect(permission.header(ALLOWED)).toBe(origin)
      expect(permission.header('access-control-allow-methods')).toBe('POST')
      const response = await send(exampleQuestion, { headers: { origin } })
      expect([response.status, response.header(ALLOWED)]).toEqual([200, origin])
    }
  })

  it('may not ask from a page elsewhere', async () => {
    expect((await preflight('https://elsewhere.example')).header(ALLOWED)).toBeNull()
    const response = await send(exampleQuestion, { headers: { origin: 'https://elsewhere.example' } })
    expect(response.status).toBe(403)
    expect(response.header(ALLOWED)).toBeNull()
    expect(response.answer).toEqual(refusal('Only pages of the site may ask'))
  })

  it('can read why it was refused', async () => {
    const response = await send({})
    expect(response.status).toBe(400)
    expect(response.header(ALLOWED)).toBe(SITE_ORIGIN)
  })
})

it('says that it runs and that it can answer', async () => {
  expect(await send(null, { method: 'GET', path: '/health' })).toMatchObject({ status: 200 })
  expect(await send(null, { method: 'GET', path: '/ready' })).toMatchObject({
    status: 200,
    answer: { status: 'ready', generation: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d' },
  })
})
