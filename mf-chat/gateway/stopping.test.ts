import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { SITE_ORIGIN, exampleQuestion, createTestGateway } from './fixtures/test-gateway.ts'

it('goes on answering for a moment on connections that somebody keeps, and tells them to let go', async () => {
  const gateway = createTestGateway({ drainTime: 60_000 })
  const { port } = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }))
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })

  async function ask() {
    const headers = { origin: SITE_ORIGIN, 'content-type': 'application/json' }
    const asking = request({
      agent: kept,
      host: '127.0.0.1',
      port,
      path: '/main/gemini',
      method: 'POST',
      headers,
    })
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      asking.once('response', resolve).once('error', reject),
    )
    asking.end(JSON.stringify(exampleQuestion))
    const answer = await answered
    await text(answer)
    return { status: answer.statusCode, connection: answer.headers.connection, isKept: asking.reusedSocket }
  }

  expect(await ask()).toMatchObject({ status: 200, connection: 'keep-alive' })
  const closed = gateway.close()
  // The service is stopping, but still answers: /ready already says so with the status 503.
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503)
  expect(await ask()).toEqual({ status: 200, connection: 'close', isKept: true })
  await closed
})
