import { createServer, type RequestListener } from 'node:http'
import { askAssistant, TooManyQuestionsError } from './ask-assistant.ts'
import { persona } from './persona.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach(stop => stop()))

/** A local gateway with the given behaviour. */
async function gatewayThat(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}/main/gemini`
}

const answering = (body: string, status = 200) =>
  gatewayThat((_request, response) => response.writeHead(status).end(body))

const ask = (url: string, signal = new AbortController().signal) =>
  askAssistant('When are you open?', { fetch, url, signal })

it('sends the persona and the question as JSON', async () => {
  const calls: Parameters<typeof fetch>[] = []
  const recording: typeof fetch = (...call) => {
    calls.push(call)
    return Promise.resolve(Response.json({ reply: 'From nine.' }))
  }
  const url = 'https://gateway.example/main/gemini'
  const { signal } = new AbortController()

  expect(await askAssistant('When are you open?', { fetch: recording, url, signal })).toEqual({
    text: 'From nine.',
  })
  expect(calls).toEqual([
    [
      url,
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userMessage: `${persona}When are you open?` }),
      }),
    ],
  ])
})

it('reads the reply and ignores everything else', async () => {
  expect(await ask(await answering('{"reply":"From nine.","model":"x"}'))).toEqual({ text: 'From nine.' })
})

it('reads an answer in parts, and takes none that could lead elsewhere', async () => {
  const page = { address: '/courses', title: 'Courses' }
  const answer = { kind: 'answer', lines: ['₹599.'], pages: [page], results: [] }
  const asked = async (of: unknown) => ask(await answering(JSON.stringify({ reply: '₹599.', answer: of })))
  expect(await asked(answer)).toEqual({ text: '₹599.', answer })
  for (const address of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/a b', '/a\\b', 7])
    expect(await asked({ ...answer, pages: [{ ...page, address }] })).toEqual({ text: '₹599.' })
  for (const wrong of [
    null,
    'x',
    [],
    {},
    { ...answer, kind: 'order' },
    { ...answer, lines: [7] },
    { ...answer, results: [page] },
  ])
    expect(await asked(wrong)).toEqual({ text: '₹599.' })
})

it.each(['{}', '{"reply":""}', '{"reply":null}', '"text"', 'null'])(
  'takes %s for an empty reply',
  async body => {
    expect(await ask(await answering(body))).toEqual({ text: '' })
  },
)

it('fails when the gateway refuses or breaks', async () => {
  await expect(ask(await answering('{"reply":"no"}', 503))).rejects.toThrow('503')
  await expect(ask(await answering('<!doctype html>'))).rejects.toThrow()
  await expect(ask(await gatewayThat(request => request.socket.destroy()))).rejects.toThrow()
})

it('tells apart that the visitor must wait', async () => {
  await expect(ask(await answering('{"error":"Wait."}', 429))).rejects.toThrow(TooManyQuestionsError)
})

it('fails when nobody listens', async () => {
  await expect(ask('http://127.0.0.1:9/main/gemini')).rejects.toThrow()
})

it('gives up when it is told to', async () => {
  const url = await gatewayThat(() => undefined)
  const controller = new AbortController()
  const asked = ask(url, controller.signal)
  controller.abort()
  await expect(asked).rejects.toThrow()
})
