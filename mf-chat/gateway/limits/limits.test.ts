import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import {
  SITE_ORIGIN,
  exampleQuestion,
  createRequestSender,
  createTestGateway,
} from '../fixtures/test-gateway.ts'
import type { Model, ModelReply } from '../model/model.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function listening(gateway: FastifyInstance): Promise<string> {
  stops.push(() => gateway.close())
  return gateway.listen({ port: 0, host: '127.0.0.1' })
}

/** A model that replies only when the test releases its reply. */
function heldModel() {
  const held: (() => void)[] = []
  let waiting = () => undefined as void
  const model: Model = () =>
    new Promise<ModelReply>(resolve => {
      held.push(() => resolve({ status: 'replied', text: 'See /courses', tokens: { asked: 0, replied: 0 } }))
      waiting()
    })
  return {
    model,
    /** Resolves when this many questions wait for the model. */
    holds: async (count: number) => {
      while (held.length < count) await new Promise<void>(resolve => (waiting = resolve))
    },
    release: () => held.splice(0).forEach(go => go()),
  }
}

describe('a visitor', () => {
  const limited = (more = {}) => createTestGateway({ limits: { questionsAMinute: 2 }, ...more })
  const statuses = async (send: ReturnType<typeof createRequestSender>, addresses: readonly string[]) => {
    const found: number[] = []
    for (const address of addresses) {
      found.push((await send(exampleQuestion, { headers: { 'x-forwarded-for': address } })).status)
    }
    return found
  }

  it('may ask so often in a minute, and is told when to come back', async () => {
    const send = createRequestSender(await listening(limited()))
    for (let i = 0; i < 2; i += 1) expect((await send(exampleQuestion)).status).toBe(200)
    const response = await send(exampleQuestion)
    expect(response.status).toBe(429)
    expect(Number(response.header('retry-after'))).toBeGreaterThan(0)
    expect(response.answer).toEqual({ error: expect.stringContaining('Try again in a minute') as unknown })
    expect(response.header('access-control-allow-origin')).toBe(SITE_ORIGIN)
    // Health checks do not come from visitors, so the limit does not apply to them.
    expect((await send(null, { method: 'GET', path: '/ready' })).status).toBe(200)
  })

  it('is who the proxy says, not who the request claims to be', async () => {
    const send = createRequestSender(await listening(limited()))
    expect(await statuses(send, ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([
      200, 200, 200, 429,
    ])
    // In a list of forwarded addresses, visitors can fake every address to the left of the one that the proxy
    // adds.
    expect(await statuses(send, ['1.1.1.1, 192.0.2.2', '2.2.2.2, 192.0.2.2'])).toEqual([200, 429])
  })

  it('has one network in IPv6', async () => {
    const send = createRequestSender(await listening(limited()))
    expect(
      await statuses(send, ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::', '2001:db8:0:1::1']),
    ).toEqual([200, 200, 429, 200])
  })

  it('cannot choose who it is where no proxy is trusted', async () => {
    const send = createRequestSender(await listening(limited({ trustedProxies: false })))
    expect(await statuses(send, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429])
  })
})

describe('too many questions at once', () => {
  it('wait for their turn, and what is more than may wait is told so', async () => {
    const { model, holds, release } = heldModel()
    const send = createRequestSender(
      await listening(createTestGateway({ model, limits: { atOnce: 2, waiting: 1 } })),
    )
    const first = [send(exampleQuestion), send(exampleQuestion)]
    await holds(2)
    const third = send(exampleQuestion)
    const fourth = send(exampleQuestion)
    const refused = await Promise.race([third, fourth])
    expect(refused.status).toBe(503)
    expect(refused.header('retry-after')).toBe('5')
    expect(refused.answer).toEqual({ error: expect.stringContaining('Try again') as unknown })
    release()
    await holds(1)
    release()
    const all = await Promise.all([...first, third, fourth])
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503])
  })

  it('are not held longer than an answer may take', async () => {
    const { model } = heldModel()
    const send = createRequestSender(
      await listening(createTestGateway({ model, limits: { atOnce: 1, answerTime: 100 } })),
    )
    const all = await Promise.all([send(exampleQuestion), send(exampleQuestion)])
    expect(all.map(({ status, header }) => [status, header('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ])
  })
})

describe('a request that does not end', () => {
  async function sent(start: string) {
    const origin = new URL(await listening(createTestGateway({ limits: { requestTime: 1000 } })))
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    const said = text(socket)
    socket.write(start)
    return said
  }
  const head = `POST /main/gemini HTTP/1.1\r\nhost: a\r\norigin: ${SITE_ORIGIN}\r\ncontent-type: application/json\r\n`

  it.each([
    ['in its body', `${head}content-length: 100\r\n\r\n{"userMes`],
    ['in a body of pieces', `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"use`],
    ['in its headers', 'POST /main/gemini HTTP/1.1\r\nhost: a\r\nx-'],
    ['before it begins', ''],
  ])('%s is ended soon', async (_where, start) => {
    const said = await sent(start)
    expect(said).toMatch(/^HTTP\/1\.1 408 [^]*\r\n\r\n\{"error":"The request took too long/)
  })
})
