import { findNginx, findWrk } from '../../testing/programs.ts'
import { exampleStore, FIRST, pointTo, removeStore, SECOND } from './example-store.ts'
import { putLoadOn } from './load.ts'
import { startTestNginx } from './test-nginx.ts'

const nginxProgram = findNginx()
const wrk = findWrk()
const withBoth = nginxProgram && wrk ? describe : describe.skip

withBoth('nginx under load', () => {
  it('answers everything while releases go live and a canary comes and goes', async () => {
    const store = await exampleStore()
    const nginx = await startTestNginx(nginxProgram ?? '', store)
    const load = putLoadOn(wrk ?? '', {
      origin: `https://127.0.0.1:${nginx.port}`,
      paths: ['/', '/news', '/news/2/', '/apps/mf-maze/1.0.0/remoteEntry.js'],
      seconds: 3,
    })
    let isRunning = true
    void load.finally(() => (isRunning = false))
    while (isRunning) {
      await pointTo(store, { generation: SECOND })
      await pointTo(store, { generation: FIRST, canary: { percent: 10, generation: SECOND } })
    }
    const { requestsPerSecond, badStatus, socketErrors } = await load
    await nginx.close()
    await removeStore(store)
    expect({ badStatus, socketErrors }).toEqual({ badStatus: 0, socketErrors: 0 })
    expect(requestsPerSecond).toBeGreaterThan(50)
  })

  it('can tell a server that fails', async () => {
    const store = await exampleStore()
    const nginx = await startTestNginx(nginxProgram ?? '', store)
    const origin = `https://127.0.0.1:${nginx.port}`
    const { badStatus } = await putLoadOn(wrk ?? '', { origin, paths: ['/nowhere'], seconds: 1 })
    await nginx.close()
    await removeStore(store)
    expect(badStatus).toBeGreaterThan(50)
  })
})

describe('the load run', () => {
  it('leaves other people’s servers alone', async () => {
    const load = { origin: 'https://example.org', paths: ['/'], seconds: 1 }
    await expect(putLoadOn('wrk', load)).rejects.toThrow(/not on this computer/)
  })
})
