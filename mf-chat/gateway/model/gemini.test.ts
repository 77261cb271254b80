import {
  blockQuestion,
  blockReply,
  closeMidResponse,
  failWithStatus,
  startFakeGemini,
  replyWithText,
  replyWithGarbage,
  type FakeGemini,
} from '../fixtures/fake-gemini.ts'
import { createGemini } from './gemini.ts'
import { createRetryingModel } from './retrying-model.ts'

let server: FakeGemini
beforeEach(async () => {
  server = await startFakeGemini()
})
afterEach(() => server.close())

const prompt = { rules: 'Be kind.', message: '{"question":"Hello"}', context: '' }
// The time limit is long, since a busy computer may take seconds for an answer.
const model = (within = 30_000, more = {}) =>
  createRetryingModel(createGemini({ apiKey: 'key', model: 'gemini-test', maxTokens: 99, url: server.url }), {
    within,
    ...more,
  })
const ask = (within?: number, gone = new AbortController().signal) => model(within)(prompt, gone)

it('sends the rules apart from the message, with the key and the limit', async () => {
  server.behave(replyWithText('Hello!'))
  expect(await ask()).toEqual({ status: 'replied', text: 'Hello!', tokens: { asked: 900, replied: 40 } })
  expect(server.calls).toEqual([
    {
      path: '/v1beta/models/gemini-test:generateContent',
      key: 'key',
      rules: 'Be kind.',
      message: '{"question":"Hello"}',
      maxTokens: 99,
    },
  ])
})

it('tells a block from a failure', async () => {
  server.behave(blockQuestion, blockReply, replyWithText('Half a', 'PROHIBITED_CONTENT'))
  for (let i = 0; i < 3; i += 1) expect(await ask()).toEqual({ status: 'blocked' })
  expect(server.calls).toHaveLength(3)
})

it.each([
  [
    '400',
    failWithStatus(400, 'INVALID_ARGUMENT', { reason: 'API_KEY_INVALID' }),
    'refused',
    '400 API_KEY_INVALID',
  ],
  ['401', failWithStatus(401, 'UNAUTHENTICATED'), 'refused', '401 UNAUTHENTICATED'],
  ['404', failWithStatus(404, 'NOT_FOUND'), 'refused', '404 NOT_FOUND'],
  ['429 without a hint', failWithStatus(429, 'RESOURCE_EXHAUSTED'), 'busy', '429 RESOURCE_EXHAUSTED'],
  [
    '429 with a hint that is too late',
    failWithStatus(429, 'RESOURCE_EXHAUSTED', { retryDelay: '34.5s' }),
    'busy',
    undefined,
  ],
  ['500', failWithStatus(500, 'INTERNAL'), 'away', '500 INTERNAL'],
  ['an answer that breaks off', closeMidResponse, 'away', undefined],
  ['an answer that is too long', replyWithText('It costs', 'MAX_TOKENS'), 'cut', 'MAX_TOKENS'],
  ['a web page', replyWithGarbage('<!doctype html>'), 'unreadable', 'no JSON'],
  ['another object', replyWithGarbage('{"candidates":{"a":1}}'), 'unreadable', undefined],
  ['an empty object', replyWithGarbage('{}'), 'unreadable', undefined],
  ['null', replyWithGarbage('null'), 'unreadable', undefined],
])('does not ask again after %s', async (_what, behaviour, why, detail) => {
  server.behave(behaviour)
  expect(await ask()).toMatchObject({ status: 'failed', why, ...(detail !== undefined && { detail }) })
  expect(server.calls).toHaveLength(1)
})

it('asks again when the server says when', async () => {
  server.behave(failWithStatus(429, 'RESOURCE_EXHAUSTED', { retryDelay: '0.05s' }), replyWithText('Now'))
  expect(await ask()).toMatchObject({ status: 'replied', text: 'Now' })
  expect(server.calls).toHaveLength(2)
})

it('asks an overloaded server three times at the most', async () => {
  server.behave(failWithStatus(503, 'UNAVAILABLE', { retryDelay: '0.01s' }))
  expect(await ask()).toMatchObject({ status: 'failed', why: 'away', detail: '503 UNAVAILABLE' })
  expect(server.calls).toHaveLength(3)
})

it('fails when nobody listens', async () => {
  const away = createRetryingModel(
    createGemini({ apiKey: 'k', model: 'm', maxTokens: 9, url: 'http://127.0.0.1:9' }),
    {
      within: 30_000,
    },
  )
  expect(await away(prompt, new AbortController().signal)).toMatchObject({
    status: 'failed',
    why: 'away',
  })
})
