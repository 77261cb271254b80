import { errorHeaders } from '../headers.ts'
import { accepting } from './fixtures/nginx-site.ts'
import { onNginxAndEdge } from './fixtures/on-nginx-and-edge.ts'
import { startTestNginx } from './fixtures/test-nginx.ts'

onNginxAndEdge('an address that the site does not have', site => {
  it.each([
    '/nowhere',
    '/News',
    '/index.html',
    '/news/index.html',
    '/404.html',
    '/documents.json',
    '/plan.json',
    '/feed.xml',
    '/files/sitemap.xml',
    '/sitemap.xml/',
    '/sitemap.xml.br',
    '/apps/',
    '/apps/mf-maze/1.0.0',
    '/apps/mf-maze/1.0.0/',
    '/apps/mf-maze/1.0.0/media',
    '/apps/mf-maze/1.0.0/media/',
    '/apps/mf-maze/1.0.0/nothing.js',
    '/apps/mf-maze/1.0.0/.hidden',
    '/apps/mf-maze/1.0.0/%2ehidden',
    '/apps/mf-maze/1.0.0/server/remote.cjs',
    '/apps/mf-maze/1.0.0/release.intoto.jsonl',
    '/apps/mf-maze/1.0.0/maps/remoteEntry.js.map',
    '/apps/mf-maze/1.0.0/media/../server/remote.cjs',
    '/apps/mf-maze/1.0.0/%73erver/remote.cjs',
    '/apps/mf-maze/1.0.0/remoteEntry.js.br',
    '/apps/mf-maze/1.0.0/remoteEntry.js.gz',
    '/apps/mf-maze/1.0.0.unfinished-123/remoteEntry.js',
    '/apps/mf-maze/1.0.0//remoteEntry.js',
    '/sites/aaaaaaaaaaaa/index.html',
    '/live/99/index.html',
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/news%2f2',
    '/news%5c2',
    '/news%0a',
    '/news/%0a',
    '//',
    '//news',
    '/news//',
    '/news//2',
    '/.git/config',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/news/../news',
    '/news/./2',
  ])('is answered with the composed page: %s', async path => {
    const answer = await site.ask(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<h1>Page Not Found</h1>')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers).toMatchObject(errorHeaders)
    expect(answer.headers['etag']).toBeUndefined()
  })

  it('is answered with it also if it is longer than any name', async () => {
    const { status, text } = await site.ask(`/${'long'.repeat(1500)}`)
    expect([status, text.includes('<h1>Page Not Found</h1>')]).toEqual([404, true])
  })

  it('costs no more bytes than it must', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await site.ask('/nowhere', accepting(encoding))
      expect([answer.status, answer.headers['content-encoding']]).toEqual([404, encoding])
      expect(answer.text).toContain('<h1>Page Not Found</h1>')
    }
  })

  it('is told apart from a site where nothing is live', async () => {
    const nginx = await startTestNginx({ ...site.store(), pointer: 'other' })
    for (const path of ['/', '/nowhere']) {
      const { status, headers, text: said } = await nginx.ask(path)
      expect([status, said]).toEqual([503, 'Something is wrong with this server.\n'])
      expect(headers['cache-control']).toBe('no-store')
    }
    const { status } = await nginx.ask('/apps/mf-maze/1.0.0/remoteEntry.js')
    expect(status).toBe(200)
    await nginx.close()
  })
})
