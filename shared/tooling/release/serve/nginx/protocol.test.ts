import { get } from 'node:http'
import { connect } from 'node:http2'
import { describeWithNginxAndEdge } from './fixtures/describe-servers.ts'
import { startTestNginx } from './fixtures/test-nginx.ts'

describeWithNginxAndEdge('the generated configuration', site => {
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
      // nginx responds to a malformed address before it reads `Accept-Encoding`.
      [404, undefined],
      [404, 'br'],
      [200, 'br'],
    ])
    expect(session.alpnProtocol).toBe('h2')
    session.close()
  })

  it('clears as many cookies as a browser keeps for a domain, by HTTP/2 too', async () => {
    const session = connect(`https://127.0.0.1:${site.nginx().port}`, {
      rejectUnauthorized: false,
      maxSendHeaderBlockLength: 2 ** 20,
    })
    const asked = (count: number) =>
      new Promise<unknown>((resolve, reject) => {
        // Over HTTP/2, browsers may send each cookie in a separate header.
        const cookie = Array.from({ length: count }, (_, number) => `b${number}=${'x'.repeat(4080)}`)
        const stream = session.request({ ':path': '/news', cookie })
        stream.on('response', ({ ':status': status, ...headers }) =>
          resolve([status, headers['location'], headers['clear-site-data']]),
        )
        stream.on('error', reject)
        stream.resume().end()
      })
    expect(await asked(10)).toEqual([200, undefined, undefined])
    for (const count of [20, 100, 180])
      expect([count, await asked(count)]).toEqual([count, [307, '/news?cookies=cleared', '"cookies"']])
    session.close()
  })

  it('sends visitors on to https, by a name of the site', async () => {
    const { options, port: httpsPort } = site.nginx()
    const preview = 'preview-1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.school-previews.org'
    for (const port of [options.httpPort ?? 0, httpsPort]) {
      const asked = (host: string) =>
        new Promise<unknown>(resolve => {
          const headers = { host: `${host}:${port}` }
          get({ port, host: '127.0.0.1', path: '/news?q=1', agent: false, headers }, response => {
            response.resume()
            resolve([response.statusCode, response.headers.location])
          })
        })
      for (const host of ['127.0.0.1', 'www.school-site.org', preview])
        expect(await asked(host)).toEqual([301, `https://${host}:${httpsPort}/news?q=1`])
      expect(await asked('evil.example')).toEqual([421, undefined])
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
