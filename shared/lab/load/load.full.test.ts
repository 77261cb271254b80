import { findWrk } from '../../tooling/release/programs/nginx-and-wrk.ts'
import { FIRST, SECOND } from '../../tooling/release/serve/nginx/fixtures/example-store.ts'
import { createNginxSite } from '../../tooling/release/serve/nginx/fixtures/nginx-site.ts'
import { describeWithNginx } from '../../tooling/release/serve/nginx/fixtures/test-nginx.ts'
import { runLoadTest } from './load.ts'

const wrk = findWrk()
const withBoth = wrk ? describeWithNginx : describe.skip

withBoth('nginx under load', () => {
  const site = createNginxSite()
  const load = (paths: readonly string[], seconds: number) =>
    runLoadTest(wrk ?? '', { origin: `https://127.0.0.1:${site.nginx().port}`, paths, seconds })

  it('answers everything while releases go live and a canary comes and goes', async () => {
    const loaded = load(['/', '/news', '/news/2/', '/apps/mf-maze/1.0.0/remoteEntry.js'], 3)
    let isRunning = true
    void loaded.finally(() => (isRunning = false))
    while (isRunning) {
      await site.show({ generation: SECOND })
      await site.show({
        generation: FIRST,
        canary: { percent: 10, generation: SECOND },
      })
    }
    const { requestsPerSecond, badStatus, socketErrors } = await loaded
    expect({ badStatus, socketErrors }).toEqual({ badStatus: 0, socketErrors: 0 })
    expect(requestsPerSecond).toBeGreaterThan(50)
  })

  it('can tell a server that fails', async () => {
    const { badStatus } = await load(['/nowhere'], 1)
    expect(badStatus).toBeGreaterThan(50)
  })
})

describe('the load run', () => {
  it('leaves other people’s servers alone', async () => {
    const load = { origin: 'https://example.org', paths: ['/'], seconds: 1 }
    await expect(runLoadTest('wrk', load)).rejects.toThrow(/not on this computer/)
  })
})
