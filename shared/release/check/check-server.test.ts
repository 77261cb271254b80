import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { emptyStore, putRelease } from '../fixtures/composed.ts'
import { checkServer } from './check-server.ts'

const GENERATION = 'aaaaaaaaaaaa'
const page = `<h1>Mazes</h1>${'<p>Turn left.</p>'.repeat(100_000)}`

it('gives whole documents while they are put in their place again', async () => {
  const store = emptyStore()
  putRelease(store, 'mf-maze', '1.0.0')
  const server = await checkServer(store)
  await server.add(GENERATION, '/mazes', page)
  const { hostname, host, port } = new URL(server.origin(GENERATION))
  expect(hostname).toBe(`preview-${GENERATION}.localhost`)
  const visit = async () => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/mazes',
      headers: { host },
      signal: AbortSignal.timeout(3000),
    }
    const [answer] = (await once(get(options), 'response')) as [IncomingMessage]
    return (await text(answer)).length
  }
  try {
    for (let time = 0; time < 10; time += 1) {
      const [length] = await Promise.all([visit(), server.add(GENERATION, '/mazes', page)])
      expect(length).toBe(page.length)
    }
  } finally {
    await server.close()
  }
})
