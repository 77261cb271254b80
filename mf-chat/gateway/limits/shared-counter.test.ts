import type { Redis } from 'ioredis'
import { exampleQuestion, createRequestSender, createTestGateway } from '../fixtures/test-gateway.ts'
import { startRedis, describeWithRedis, type TestRedis } from '../fixtures/redis-server.ts'
import { connectSharedCounter } from './shared-counter.ts'

/** Time limit for Redis where it answers, long enough for a busy computer; ms. */
const PATIENT_MS = 30_000
/** Time limit where Redis hangs; ms. */
const IMPATIENT_MS = 300

describeWithRedis('services that count together', () => {
  let redis: TestRedis
  const stops: (() => unknown)[] = []
  const heard: string[] = []
  beforeEach(async () => {
    heard.length = 0
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await redis.end()
  })

  async function service() {
    let ready: () => void = () => undefined
    const connected = new Promise<void>(resolve => (ready = resolve))
    const counter = connectSharedCounter(redis.url, {
      away: reason => heard.push(reason),
      back: () => {
        heard.push('back')
        ready()
      },
    })
    // The client reads its options only when it connects and when it sends a command.
    Object.assign(counter.options, { connectTimeout: PATIENT_MS, commandTimeout: PATIENT_MS })
    const gateway = createTestGateway({ redis: counter, limits: { questionsAMinute: 2 } })
    stops.push(
      () => gateway.close(),
      () => counter.disconnect(),
    )
    const send = createRequestSender(await gateway.listen({ port: 0, host: '127.0.0.1' }))
    await connected
    return { ask: async () => (await send(exampleQuestion)).status, counter }
  }

  it('hold a visitor to one limit, whichever is asked', async () => {
    const [one, two] = [await service(), await service()]
    expect([await one.ask(), await two.ask(), await one.ask(), await two.ask()]).toEqual([200, 200, 429, 429])
    expect(heard).toEqual(['back', 'back'])
  })

  it.each<[string, (counter: Redis) => unknown]>([
    ['ends', () => redis.end()],
    [
      'hangs',
      counter => {
        counter.options.commandTimeout = IMPATIENT_MS
        redis.freeze()
      },
    ],
  ])('answer everybody when Redis %s, and say so', async (_what, fail) => {
    const { ask, counter } = await service()
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    await fail(counter)
    expect([await ask(), await ask()]).toEqual([200, 200])
    expect(heard.length).toBeGreaterThan(1)
    // What the service logs about a failure contains neither an address nor a key.
    expect(heard.join()).not.toMatch(/\d\.\d|fastify|assistant/)
  })

  it('count again when it is back', async () => {
    const { ask, counter } = await service()
    await redis.end()
    expect(await ask()).toBe(200)
    const back = new Promise(resolve => counter.once('ready', resolve))
    await redis.startAgain()
    await back
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  })
})
