import { connect } from 'node:http2'
import { get } from 'node:http'
import { findNginx } from '../../testing/programs.ts'
import {
  documentHeaders,
  embedHeaders,
  integrityHeaders,
  errorHeaders,
  missingFileHeaders,
  releaseHeaders,
  type Headers,
} from '../headers.ts'
import type { Store } from '../store.ts'
import type { Answer } from './ask.ts'
import { exampleStore, FIRST, pointTo, removeStore, SECOND } from './example-store.ts'
import { checkConfiguration } from './run-nginx.ts'
import { startTestNginx, type TestNginx } from './test-nginx.ts'

const program = findNginx()
const withNginx = program ? describe : describe.skip

withNginx('nginx with the generated configuration', () => {
  let store: Store
  let nginx: TestNginx
  beforeAll(async () => {
    store = await exampleStore()
    nginx = await startTestNginx(program ?? '', store, { origins: { 'mf-maze': 'maze.localhost' } })
  })
  afterAll(async () => {
    await nginx.close()
    await removeStore(store)
  })

  const encodings = (accepted: string) => ({ headers: { 'accept-encoding': accepted } })
  function expectHeaders({ headers }: Answer, expected: Headers) {
    expect(headers).toMatchObject(expected)
  }
  const file = '/apps/mf-maze/1.0.0/remoteEntry.js'

  it('takes it without a warning', () => {
    const { isGood, words } = checkConfiguration(program ?? '', nginx.folder)
    expect(isGood).toBe(true)
    expect(words).not.toMatch(/warn|emerg|alert/)
  })

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
        const answer = await nginx.ask(path)
        expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), 200])
        expect(answer.text).toContain(`<title>${FIRST}</title><h1>${heading}</h1>`)
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expectHeaders(answer, { ...documentHeaders, ...integrityHeaders })
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
      const plain = await nginx.ask('/news')
      const answer = await nginx.ask('/news', encodings(accepted))
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['vary']).toBe('Accept-Encoding')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.text).toBe(plain.text)
      if (encoding) expect(answer.length).toBeLessThan(plain.length / 4)
    })

    it('are not sent again to a browser that has them', async () => {
      const { headers } = await nginx.ask('/news', encodings('br'))
      const etag = String(headers['etag'])
      for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
        const answer = await nginx.ask('/news', { headers: { 'if-none-match': known } })
        expect([answer.status, answer.text]).toEqual([304, ''])
        expectHeaders(answer, { ...documentHeaders, etag, vary: 'Accept-Encoding' })
      }
      const { status } = await nginx.ask('/news', { headers: { 'if-none-match': `W/"${SECOND}"` } })
      expect(status).toBe(200)
      expect((await nginx.ask('/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404)
    })
  })

  describe('an address that the site does not have', () => {
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
      '/apps/mf-maze/1.0.0/server/remote.mjs',
      '/apps/mf-maze/1.0.0/media/../server/remote.mjs',
      '/apps/mf-maze/1.0.0/%73erver/remote.mjs',
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
      const answer = await nginx.ask(path)
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('<h1>Page Not Found</h1>')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expectHeaders(answer, errorHeaders)
      expect(answer.headers['etag']).toBeUndefined()
    })

    it('is answered with it also if it is longer than any name', async () => {
      const { status, text } = await nginx.ask(`/${'long'.repeat(1500)}`)
      expect([status, text.includes('<h1>Page Not Found</h1>')]).toEqual([404, true])
    })

    it('costs no more bytes than it must', async () => {
      for (const encoding of ['br', 'gzip']) {
        const answer = await nginx.ask('/nowhere', encodings(encoding))
        expect([answer.status, answer.headers['content-encoding']]).toEqual([404, encoding])
        expect(answer.text).toContain('<h1>Page Not Found</h1>')
      }
    })

    it('is answered to no other method than reading, and without saying what serves it', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status, headers } = await nginx.ask('/news', { method })
        expect([status, headers['cache-control']]).toEqual([405, 'no-store'])
      }
      const { headers } = await nginx.ask('/news')
      expect(headers['server']).toBe('nginx')
    })
  })

  describe('files beside the pages', () => {
    it.each([
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'br'],
      ['/sitemap.xml', 'application/xml; charset=utf-8', 'gzip'],
      ['/robots.txt', 'text/plain; charset=utf-8', undefined],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8', undefined],
    ])('are of the live generation and asked for anew each time: %s', async (path, type, encoding) => {
      const answer = await nginx.ask(path, encodings(encoding ?? 'br'))
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
      expect(answer.headers['content-encoding']).toBe(encoding)
      const headers = { ...documentHeaders, etag: `W/"${FIRST}"`, vary: 'Accept-Encoding' }
      expectHeaders(answer, headers)
      expect(answer.headers['last-modified']).toBeUndefined()
      const again = await nginx.ask(path, { headers: { 'if-none-match': headers.etag } })
      expect([again.status, again.text]).toEqual([304, ''])
      expectHeaders(again, headers)
    })

    it('go live and back with their generation, in previews hidden from search engines', async () => {
      const preview = await nginx.ask('/robots.txt', { headers: { host: `preview-${SECOND}.example.org` } })
      expect([preview.text, preview.headers['x-robots-tag']]).toEqual([`# ${SECOND}\n`, 'noindex'])
      for (const generation of [SECOND, FIRST]) {
        await pointTo(store, { generation })
        const { text, headers } = await nginx.ask('/robots.txt')
        expect([text, headers['x-robots-tag']]).toEqual([`# ${generation}\n`, undefined])
      }
      await pointTo(store, { generation: FIRST, canary: { percent: 50, generation: SECOND } })
      const { headers } = await nginx.ask('/robots.txt')
      expect([headers['cache-control'], headers['vary']]).toEqual([
        'private, no-cache',
        'Accept-Encoding, Cookie',
      ])
      await pointTo(store, { generation: FIRST })
    })
  })

  describe('files of a release', () => {
    it.each([
      ['remoteEntry.js', 'text/javascript; charset=utf-8'],
      ['small.js', 'text/javascript; charset=utf-8'],
      ['media/map.svg', 'image/svg+xml'],
      ['media/film.mp4', 'video/mp4'],
      ['media/sound.xyz', 'application/octet-stream'],
      ['release.json', 'application/json; charset=utf-8'],
    ])('may be kept for ever and used by any origin: %s', async (name, type) => {
      for (const accepted of ['br, gzip', 'gzip', 'identity']) {
        const answer = await nginx.ask(`/apps/mf-maze/1.0.0/${name}`, encodings(accepted))
        expect(answer.status).toBe(200)
        expect(answer.headers['content-type']).toBe(type)
        expectHeaders(answer, releaseHeaders)
      }
    })

    it.each(['br', 'gzip', 'identity'])(
      'are sent as %s where that is accepted and worth it',
      async accepted => {
        const encoding = accepted === 'identity' ? undefined : accepted
        const script = await nginx.ask(file, encodings(accepted))
        expect(script.headers['content-encoding']).toBe(encoding)
        expect(script.headers['vary']).toBe('Accept-Encoding')
        expect(script.text).toMatch(/^const maze/)
        const film = await nginx.ask('/apps/mf-maze/1.0.0/media/film.mp4', encodings(accepted))
        expect(film.headers['content-encoding']).toBeUndefined()
        expect(film.headers['vary']).toBeUndefined()
      },
    )

    it('are sent in parts for players, and not again to a browser that has them', async () => {
      const part = await nginx.ask('/apps/mf-maze/1.0.0/media/film.mp4', { headers: { range: 'bytes=0-3' } })
      expect([part.status, part.text]).toEqual([206, 'film'])
      expectHeaders(part, releaseHeaders)
      const etag = String((await nginx.ask(file)).headers['etag'])
      const again = await nginx.ask(file, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expectHeaders(again, releaseHeaders)
    })

    it('can have an origin of their own, which has nothing else', async () => {
      const at = (path: string) => nginx.ask(path, { headers: { host: 'maze.localhost' } })
      expectHeaders(await at(file), releaseHeaders)
      for (const path of [
        '/',
        '/news',
        '/apps/mf-chat/1.0.0/remoteEntry.js',
        '/apps/mf-maze/1.0.0/server/remote.mjs',
      ]) {
        const answer = await at(path)
        expect([path, answer.status, answer.text]).toEqual([path, 404, 'Not found.\n'])
        expectHeaders(answer, missingFileHeaders)
      }
    })
  })

  describe('what pages of others load', () => {
    it('is there by version for ever, and by major version for minutes', async () => {
      for (const host of ['127.0.0.1', 'maze.localhost']) {
        for (const [name, headers] of [
          ['1.0.0', releaseHeaders],
          ['v1', embedHeaders],
        ] as const) {
          const answer = await nginx.ask(`/embed/${name}/robot-maze.js`, {
            headers: { host, 'accept-encoding': 'br' },
          })
          expect([host, name, answer.status, answer.headers['content-encoding']]).toEqual([
            host,
            name,
            200,
            'br',
          ])
          expect(answer.text).toMatch(/^const embedded/)
          expectHeaders(answer, headers)
        }
      }
    })

    it('has a page that says how to', async () => {
      for (const host of ['127.0.0.1', 'maze.localhost']) {
        for (const path of ['/embed/', '/embed', '/embed/?from=mail']) {
          const answer = await nginx.ask(path, { headers: { host, 'accept-encoding': 'br' } })
          expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
          expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
          expect(answer.text).toMatch(/^<h1>For partners/)
          expectHeaders(answer, documentHeaders)
        }
      }
    })

    it('is nothing else', async () => {
      for (const path of [
        '/embed/v2/robot-maze.js',
        '/embed/v1/',
        '/embed/v1/robot-maze.js.br',
        '/embed/live/robot-maze.js',
        '/embed//',
        '/embed/v1/../../x',
      ]) {
        expect([path, (await nginx.ask(path)).status]).toEqual([path, 404])
      }
    })
  })

  describe('previews', () => {
    const at = (generation: string, path: string) =>
      nginx.ask(path, { headers: { host: `preview-${generation}.example.org` } })

    it('show a generation that is not live, to nobody but who knows its address', async () => {
      const answer = await at(SECOND, '/news')
      expect(answer.status).toBe(200)
      expect(answer.text).toContain(SECOND)
      expectHeaders(answer, { ...documentHeaders, 'x-robots-tag': 'noindex', etag: `W/"${SECOND}"` })
      const missing = await at(SECOND, '/nowhere')
      expect(missing.status).toBe(404)
      expect(missing.text).toContain(SECOND)
      expect(missing.headers['x-robots-tag']).toBe('noindex')
      expect((await nginx.ask('/news')).headers['x-robots-tag']).toBeUndefined()
    })

    it('that are not there are not found', async () => {
      for (const generation of ['cccccccccccc', '..', 'live']) {
        const { status, headers, text } = await at(generation, '/news')
        if (generation === 'cccccccccccc') {
          expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
        } else expect(text).not.toContain(SECOND)
      }
    })
  })

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false })
    const streams = ['/', '/nowhere', '/%', '//news', file].map(
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
    const { httpPort = 0 } = nginx.options
    for (const port of [httpPort, nginx.port]) {
      const location = await new Promise(resolve => {
        get({ port, host: '127.0.0.1', path: '/news?q=1', agent: false }, response => {
          response.resume()
          resolve([response.statusCode, response.headers.location])
        })
      })
      expect(location).toEqual([301, `https://127.0.0.1:${nginx.port}/news?q=1`])
    }
  })

  describe('a switch of the pointer', () => {
    const title = async (cookie?: string) => {
      const { text, headers } = await nginx.ask('/news', { headers: cookie ? { cookie } : {} })
      return { generation: /<title>(\w+)</.exec(text)?.[1], headers }
    }
    afterEach(() => pointTo(store, { generation: FIRST }))

    it('is seen by the next request, by the same process, and back again', async () => {
      const etag = String((await title()).headers['etag'])
      await pointTo(store, { generation: SECOND })
      expect((await title()).generation).toBe(SECOND)
      const { status } = await nginx.ask('/news', { headers: { 'if-none-match': etag } })
      expect(status).toBe(200)
      await pointTo(store, { generation: FIRST })
      expect((await title()).generation).toBe(FIRST)
      expect(() => process.kill(nginx.pid, 0)).not.toThrow()
    })

    it('never shows a visitor half a page or an error', async () => {
      for (let round = 0; round < 20; round++) {
        const asked = Promise.all(Array.from({ length: 10 }, () => title()))
        await pointTo(store, { generation: round % 2 === 0 ? SECOND : FIRST })
        for (const { generation, headers } of await asked) expect(headers['etag']).toBe(`W/"${generation}"`)
      }
    })

    it('gives visitors a bucket while a canary runs, and keeps them in it', async () => {
      await pointTo(store, { generation: FIRST, canary: { percent: 50, generation: SECOND } })
      const buckets = new Map<string, string | undefined>()
      for (let visit = 0; visit < 100; visit++) {
        const { generation, headers } = await title()
        const [cookie = ''] = [headers['set-cookie']].flat()
        expect(cookie).toMatch(/^bucket=\d\d; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/)
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(headers['vary']).toBe('Accept-Encoding, Cookie')
        const bucket = cookie.slice(0, 'bucket=00'.length)
        expect(generation).toBe(bucket < 'bucket=50' ? SECOND : FIRST)
        buckets.set(bucket, generation)
      }
      // 100 draws of 100 make about 63 different ones.
      expect(buckets.size).toBeGreaterThan(35)
      expect(new Set(buckets.values())).toEqual(new Set([FIRST, SECOND]))

      // The next deployment, in which the canary is wider: nobody who had it loses it.
      await pointTo(store, { generation: FIRST, canary: { percent: 60, generation: SECOND } })
      for (const bucket of ['bucket=07', 'bucket=49', 'a=1; bucket=59; b=2']) {
        const { generation, headers } = await title(bucket)
        expect([generation, headers['set-cookie']]).toEqual([SECOND, undefined])
      }
      expect((await title('bucket=60')).generation).toBe(FIRST)
    })

    it('draws a new bucket for a visitor who made one up', async () => {
      await pointTo(store, { generation: FIRST, canary: { percent: 10, generation: SECOND } })
      for (const made of ['bucket=7', 'bucket=007', 'bucket=..', 'bucket=../sites', 'bucket=']) {
        const { generation, headers } = await title(made)
        expect(headers['set-cookie']).toBeDefined()
        expect([FIRST, SECOND]).toContain(generation)
      }
    })

    it('forgets all buckets when the canary ends', async () => {
      await pointTo(store, { generation: SECOND })
      for (const cookie of [undefined, 'bucket=07']) {
        const { generation, headers } = await title(cookie)
        expect([generation, headers['set-cookie'], headers['vary']]).toEqual([
          SECOND,
          undefined,
          'Accept-Encoding',
        ])
      }
    })
  })

  describe('with a list of partners', () => {
    const school = 'https://school.example'
    let listed: TestNginx
    beforeAll(async () => {
      listed = await startTestNginx(program ?? '', store, { partners: [school] })
    })
    afterAll(() => listed.close())

    it('lets only them load modules and show frames, and everyone include scripts', async () => {
      const asked = async (file: string, origin: string) =>
        (await listed.ask(`/embed/v1/${file}`, { headers: { origin } })).headers
      const framing = { 'content-security-policy': `frame-ancestors 'self' ${school}` }
      expect(await asked('robot-maze.js', 'https://other.example')).toMatchObject({
        ...embedHeaders,
        ...framing,
      })
      for (const origin of [school, 'null']) {
        expect(await asked('modules/maze.js', origin)).toMatchObject({
          'access-control-allow-origin': origin,
          vary: 'Accept-Encoding, Origin',
          ...framing,
        })
      }
      const headers = await asked('modules/maze.js', 'https://other.example')
      expect([headers['access-control-allow-origin'], headers['vary']]).toEqual([
        undefined,
        'Accept-Encoding, Origin',
      ])
    })
  })

  it('has nothing to complain about in its log', async () => {
    expect(await nginx.log()).not.toMatch(/\[(warn|emerg|alert|crit)\]/)
  })
})
