import { get } from 'node:http'
import { connect } from 'node:http2'
import { onNginxAndEdge } from './fixtures/on-nginx-and-edge.ts'
import { startTestNginx } from './fixtures/test-nginx.ts'

onNginxAndEdge('the generated configuration', site => {
  it('takes it without a warning', () => {
    const { isGood, words } = site.nginx().check()
    expect(isGood).toBe(true)
    expect(words).not.toMatch(/warn|emerg|alert/)
  })

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${site.nginx().port}`, { rejectUnauthorized: false })
    const streams = ['/', '/nowhere', '/%', '//news', '/apps/mf-maze/1.0.0/remoteEntry.js'].map(
      path =>
        new Promise<unknown>((resolve, reject) => {
          const stream = session.request({ ':path': path, 'accept-encoding': 'br' })
          stream.on('response', headers => resolve([headers[':status'], headers['content-encoding']]))
          stream.on('error', reject)
          stream.resume().end()
        }),
    )
    expect(await Promise.all(streams)).toEqual([
      [200, 'br'],
      [404, 'br'],
      // Answered before the header is read that says what is accepted.
      [404, undefined],
      [404, 'br'],
      [200, 'br'],
    ])
    expect(session.alpnProtocol).toBe('h2')
    session.close()
  })

  it('sends visitors on to https', async () => {
    const { options, port: httpsPort } = site.nginx()
    for (const port of [options.httpPort ?? 0, httpsPort]) {
      const location = await new Promise(resolve => {
        get({ port, host: '127.0.0.1', path: '/news?q=1', agent: false }, response => {
          response.resume()
          resolve([response.statusCode, response.headers.location])
        })
      })
      expect(location).toEqual([301, `https://127.0.0.1:${httpsPort}/news?q=1`])
    }
  })

  it('does not say more of itself than its name', async () => {
    expect((await site.ask('/news')).headers['server']).toBe('nginx')
  })

  it('tells an address that is not there apart from a site where nothing is live', async () => {
    const nginx = await startTestNginx({ ...site.store(), pointer: 'other' })
    for (const path of ['/', '/nowhere']) {
      const { status, headers, text } = await nginx.ask(path)
      expect([status, text]).toEqual([503, 'Something is wrong with this server.\n'])
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await nginx.ask('/apps/mf-maze/1.0.0/remoteEntry.js')).status).toBe(200)
    await nginx.close()
  })
})
