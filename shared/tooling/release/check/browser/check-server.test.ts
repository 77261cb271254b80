import { sendRequest } from '@kutuhal/testing/send-request.ts'
import { emptyStore, putRelease } from '../../fixtures/composed.ts'
import { startCheckServer } from './check-server.ts'

const GENERATION = 'aaaaaaaaaaaa'
const page = `<h1>Mazes</h1>${'<p>Turn left.</p>'.repeat(100_000)}`

it('gives whole documents while they are put in their place again', async () => {
  const store = emptyStore()
  putRelease(store, 'mf-maze', '1.0.0')
  const server = await startCheckServer(store)
  await server.add(GENERATION, 'mazes/index.html', page)
  const { host, port } = new URL(server.origin(GENERATION))
  const visit = () =>
    sendRequest(`http://127.0.0.1:${port}`, '/mazes', {
      headers: { host },
      signal: AbortSignal.timeout(30_000),
    })
  try {
    for (let time = 0; time < 10; time += 1) {
      const [{ text }] = await Promise.all([visit(), server.add(GENERATION, 'mazes/index.html', page)])
      expect(text.length).toBe(page.length)
    }
  } finally {
    await server.close()
  }
})
