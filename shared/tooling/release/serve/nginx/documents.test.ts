import { documentHeaders, integrityHeaders } from '../headers.ts'
import { FIRST, SECOND } from './fixtures/example-store.ts'
import { accepting } from './fixtures/nginx-site.ts'
import { onNginxAndEdge } from './fixtures/on-nginx-and-edge.ts'

onNginxAndEdge('the site', site => {
  describe('documents', () => {
    it('are answered with and without a slash at the end, and never redirected', async () => {
      for (const [path, heading] of [
        ['/', 'Home'],
        ['/news', 'News'],
        ['/news/', 'News'],
        ['/news/2', 'Item'],
        ['/news/2/?q=a//b&%E0%A4%A=%', 'Item'],
        ['/n%65ws', 'News'],
        [encodeURI('/नमस्ते'), 'Greeting'],
        [`/news?q=${'a'.repeat(10 * 1024)}`, 'News'],
      ] as const) {
        const answer = await site.ask(path)
        expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), 200])
        expect(answer.text).toContain(`<title>${FIRST}</title><h1>${heading}</h1>`)
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.headers).toMatchObject({ ...documentHeaders, ...integrityHeaders })
        expect(answer.headers['set-cookie']).toBeUndefined()
        expect(answer.headers['last-modified']).toBeUndefined()
      }
    })

    it.each([
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip;q=1.0, br;q=0.000', 'gzip'],
      ['gzip', 'gzip'],
      ['xbr, brx', undefined],
      ['identity', undefined],
    ])('are sent to browsers that accept “%s” as %s', async (accepted, encoding) => {
      const plain = await site.ask('/news')
      const answer = await site.ask('/news', accepting(accepted))
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['vary']).toBe('Accept-Encoding')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.text).toBe(plain.text)
      if (encoding) expect(answer.length).toBeLessThan(plain.length / 4)
    })

    it('are not sent again to a browser that has them', async () => {
      const { headers } = await site.ask('/news', accepting('br'))
      const etag = String(headers['etag'])
      for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
        const answer = await site.ask('/news', { headers: { 'if-none-match': known } })
        expect([answer.status, answer.text]).toEqual([304, ''])
        expect(answer.headers).toMatchObject({ ...documentHeaders, etag, vary: 'Accept-Encoding' })
      }
      const { status } = await site.ask('/news', { headers: { 'if-none-match': `W/"${SECOND}"` } })
      expect(status).toBe(200)
      expect((await site.ask('/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404)
    })
  })

  describe('files beside the pages', () => {
    it.each([
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'br'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'gzip'],
      ['/robots.txt', 'text/plain; charset=utf-8', undefined],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8', undefined],
    ])('are of the live generation and asked for anew each time: %s', async (path, type, encoding) => {
      const answer = await site.ask(path, accepting(encoding ?? 'br'))
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
      expect(answer.headers['content-encoding']).toBe(encoding)
      const headers = { ...documentHeaders, etag: `W/"${FIRST}"`, vary: 'Accept-Encoding' }
      expect(answer.headers).toMatchObject(headers)
      expect(answer.headers['last-modified']).toBeUndefined()
      const again = await site.ask(path, { headers: { 'if-none-match': headers.etag } })
      expect([again.status, again.text]).toEqual([304, ''])
      expect(again.headers).toMatchObject(headers)
    })

    it('go live and back with their generation, in previews hidden from search engines', async () => {
      const preview = await site.ask('/robots.txt', { headers: { host: `preview-${SECOND}.example.org` } })
      expect([preview.text, preview.headers['x-robots-tag']]).toEqual([`# ${SECOND}\n`, 'noindex'])
      for (const generation of [SECOND, FIRST]) {
        await site.show({ generation })
        const { text, headers } = await site.ask('/robots.txt')
        expect([text, headers['x-robots-tag']]).toEqual([`# ${generation}\n`, undefined])
      }
      await site.show({ generation: FIRST, canary: { percent: 50, generation: SECOND } })
      const { headers } = await site.ask('/robots.txt')
      expect([headers['cache-control'], headers['vary']]).toEqual([
        'private, no-cache',
        'Accept-Encoding, Cookie',
      ])
      await site.show({ generation: FIRST })
    })
  })
})
