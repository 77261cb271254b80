import { site } from '@kutuhal/contract'
import { persona } from '../conversation/persona.ts'
import { exampleDocuments } from './answers/fixtures/example-documents.ts'
import { createGateway } from './gateway.ts'

const gateway = createGateway({ documents: exampleDocuments })
let origin: string
beforeAll(async () => {
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gateway.close())

async function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | null,
) {
  const response = await fetch(origin + path, { method, headers, body })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, header: (name: string) => response.headers.get(name), answer }
}

const ask = (payload: unknown, { path = '/main/gemini', headers = {} } = {}) =>
  send(
    'POST',
    path,
    { 'content-type': 'application/json', ...headers },
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  )

const refusal = (text: string | RegExp) => ({ error: expect.stringMatching(text) as unknown })

const reply = { reply: expect.stringContaining('₹599') as unknown }
const question = { userMessage: `${persona}What does the Blockzie course cost?` }

describe('a question', () => {
  it('is answered, with the instruction in front of it or without', async () => {
    expect((await ask(question)).answer).toEqual(reply)
    expect((await ask({ userMessage: 'What does the Blockzie course cost?', locale: 'en' })).answer).toEqual(
      reply,
    )
  })

  it('may come to any path that ends in /main/gemini', async () => {
    expect((await ask(question, { path: '/v1/prod/main/gemini?key=1' })).answer).toEqual(reply)
  })

  it('may have 4000 characters', async () => {
    expect((await ask({ userMessage: 'a'.repeat(4000) })).status).toBe(200)
  })

  it('and its answer stay out of every cache', async () => {
    expect((await ask(question)).header('cache-control')).toBe('no-store')
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
    ['no body', ''],
  ])('with %s is refused and told what to send', async (_what, payload) => {
    const response = await ask(payload)
    expect(response.status).toBe(400)
    expect(response.answer).toEqual(refusal(/Send JSON such as .*userMessage/))
  })

  it('of more than 16 KB is refused', async () => {
    const response = await ask({ userMessage: 'Hi', padding: 'x'.repeat(16 * 1024) })
    expect(response.status).toBe(413)
    expect(response.answer).toEqual(refusal('16 KB'))
  })

  it('that is not JSON is refused', async () => {
    const response = await ask('Hello', { headers: { 'content-type': 'text/plain' } })
    expect(response.status).toBe(415)
    expect(response.answer).toEqual(refusal('application/json'))
  })

  it.each([
    ['GET', '/main/gemini'],
    ['POST', '/main'],
    ['POST', '/main/gemini/more'],
    ['POST', '/domain/gemini'],
  ])('with %s %s leads nowhere', async (method, path) => {
    const response = await send(method, path, {}, null)
    expect(response.status).toBe(404)
    expect(response.answer).toEqual(refusal('/main/gemini'))
  })
})

describe('a browser', () => {
  const ALLOWED = 'access-control-allow-origin'
  const preflight = (origin: string) =>
    send('OPTIONS', '/main/gemini', { origin, 'access-control-request-method': 'POST' }, null)

  it('may ask from a page of the site', async () => {
    const permission = await preflight(site.url)
    expect(permission.header(ALLOWED)).toBe(site.url)
    expect(permission.header('access-control-allow-methods')).toBe('POST')
    expect((await ask(question, { headers: { origin: site.url } })).header(ALLOWED)).toBe(site.url)
  })

  it('may not ask from a page elsewhere', async () => {
    expect((await preflight('https://elsewhere.example')).header(ALLOWED)).toBeNull()
  })

  it('can read why it was refused', async () => {
    const response = await ask({}, { headers: { origin: site.url } })
    expect(response.status).toBe(400)
    expect(response.header(ALLOWED)).toBe(site.url)
  })
})
