import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findRemoteNotLiveReason } from './reason-not-on-site.ts'

const site = (status: number, pins: unknown): Server =>
  createServer((_, answer) => answer.writeHead(status).end(JSON.stringify(pins)))

async function asked(server: Server): Promise<string | undefined> {
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return findRemoteNotLiveReason(`http://localhost:${port}`, 'mf-labs').finally(() => server.close())
}

describe('browser tests of a remote elsewhere', () => {
  it('run where it is live', async () => {
    expect(await asked(site(200, { remotes: { 'mf-labs': {} } }))).toBeUndefined()
  })

  it('wait until it is live', async () => {
    expect(await asked(site(200, { remotes: { 'mf-maze': {} } }))).toContain('has no mf-labs yet')
    expect(await findRemoteNotLiveReason('', 'mf-labs')).toContain('names no "site"')
  })

  it('fail where no site answers', async () => {
    await expect(asked(site(503, {}))).rejects.toThrow(/does not answer as a site does: 503/)
    await expect(findRemoteNotLiveReason('http://localhost:1', 'mf-labs')).rejects.toThrow(/does not answer/)
  })
})
