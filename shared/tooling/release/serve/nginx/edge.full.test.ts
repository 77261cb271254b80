/** An edge works while its object store is down, and follows the pointer within seconds. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { HttpResponse, SendRequestOptions } from '../../../testing/send-request.ts'
import type { ForeignResponse } from '../../store/objects/fixtures/object-server.ts'
import { createTestObjectStore } from '../../store/objects/fixtures/test-objects.ts'
import type { Store } from '../../store/store.ts'
import { exampleStore, FIRST, pointTo, removeStore, SECOND } from './fixtures/example-store.ts'
import { publishVisitorFiles, type PublishedObjectStore } from './fixtures/published-objects.ts'
import { ensureTestCertificate } from './test-certificate.ts'
import { onObjects, startTestNginx, describeWithEdge, type TestNginx } from './fixtures/test-nginx.ts'

const HTML = '<!doctype html><title>Down for maintenance</title>'

/** Of a cached pointer. */
const KEPT_MS = 1000

/** After a release, on a busy computer. */
const SEEN_WITHIN_MS = KEPT_MS + 20_000

describeWithEdge('an edge', () => {
  const objects = createTestObjectStore()
  let store: Store
  let shown: PublishedObjectStore
  let edges: readonly TestNginx[]

  beforeEach(async () => {
    store = await exampleStore()
    shown = await publishVisitorFiles(objects(), store)
    await shown.point()
    edges = [await startTestNginx(shown.stored), await startTestNginx(shown.stored)]
  })
  afterEach(async () => {
    findStore()
    for (const edge of edges) await edge.close()
    shown.close()
    await removeStore(store)
  })

  const ask = (path: string, options?: SendRequestOptions, edge = 0): Promise<HttpResponse> => {
    const asked = edges[edge]?.ask(path, options)
    if (!asked) throw new Error(`There is no edge ${edge}.`)
    return asked
  }
  const generation = ({ text }: HttpResponse) => /<title>(\w+)</.exec(text)?.[1]

  /** It hangs, breaks connections, or sends a maintenance page. */
  function loseStore(how: 'frozen' | 'gone' | 'a page'): void {
    const { server } = objects()
    if (!server) return
    if (how === 'a page') server.inPlace = () => ({ headers: { 'content-type': 'text/html' }, body: HTML })
    else if (how === 'gone') server.watch = () => Promise.resolve('lose the answer')
    else server.watch = () => new Promise(() => undefined)
  }
  function findStore(): void {
    const { server } = objects()
    if (server) Object.assign(server, { watch: undefined, inPlace: undefined })
  }

  it('shows a release and a rollback on every edge within seconds', async () => {
    for (const wanted of [SECOND, FIRST]) {
      await pointTo(store, { generation: wanted })
      await shown.point()
      const end = Date.now() + SEEN_WITHIN_MS
      for (const edge of [0, 1]) {
        while (generation(await ask('/news', {}, edge)) !== wanted) {
          if (Date.now() > end) throw new Error(`Edge ${edge} does not show ${wanted}.`)
        }
      }
    }
  })

  it('goes on with what it has when the store is gone, and when it is frozen', async () => {
    const scripts = ['remoteEntry.js', 'small.js'].map(name => `/apps/mf-maze/1.0.0/${name}`)
    const known = ['/', '/news', '/sitemap.xml', '/embed/mf-maze@v1/robot-maze.js', ...scripts]
    const encodings = { headers: { 'accept-encoding': 'br' } }
    const askAll = () => Promise.all(known.map(async path => [path, (await ask(path, encodings)).status]))
    const allGood = known.map(path => [path, 200])
    expect(await askAll()).toEqual(allGood)
    const etag = String((await ask('/news', encodings)).headers['etag'])
    const again = { headers: { ...encodings.headers, 'if-none-match': etag } }
    loseStore('gone')
    const end = Date.now() + 2 * KEPT_MS
    while (Date.now() < end) expect(await askAll()).toEqual(allGood)
    expect((await ask('/news', again)).status).toBe(304)
    loseStore('frozen')
    expect(await askAll()).toEqual(allGood)
  })

  it.each<[string, ForeignResponse]>([
    ['a page', { headers: { 'content-type': 'text/html' }, body: HTML }],
    ['a long page', { headers: { 'content-type': 'text/html' }, body: HTML.repeat(5000) }],
    ['a page with an ETag of its own', { headers: { etag: '"65f1a2b3-1c2"' }, body: HTML }],
    ['JSON of another service', { headers: { 'content-type': 'application/json' }, body: '{"status":"ok"}' }],
    ['an error of S3 with status 200', { body: '<Error><Code>InternalError</Code></Error>' }],
    ['nothing', { body: '' }],
    ['a request to slow down', { status: 429, body: '' }],
  ])(
    'goes on with what was live, and keeps nothing, when %s comes in place of the store',
    async (_, answer) => {
      const { server } = objects()
      if (!server) return
      const [known, unknown] = [
        ['/news', '/apps/mf-maze/1.0.0/remoteEntry.js'],
        ['/', '/sitemap.xml', '/apps/mf-maze/1.0.0/small.js', '/embed/mf-maze@v1/robot-maze.js'],
      ]
      const statuses = (paths: readonly string[]) =>
        Promise.all(paths.map(async path => (await ask(path)).status))
      expect(await statuses(known)).toEqual([200, 200])
      server.inPlace = () => answer
      const end = Date.now() + 2 * KEPT_MS
      while (Date.now() < end) expect(await statuses(known)).toEqual([200, 200])
      expect(await statuses(unknown)).toEqual([502, 502, 502, 502])
      // Edge 1 has had no request yet, so it does not know the live generation.
      expect((await ask('/', {}, 1)).status).toBe(503)
      server.inPlace = undefined
      for (const path of unknown) expect((await ask(path)).text).not.toContain(answer.body || HTML)
      expect(await statuses(unknown)).toEqual([200, 200, 200, 200])
      expect((await ask('/', {}, 1)).status).toBe(200)
      expect(await edges[0]?.log()).toMatch(/\[error\].*(?:maintenance page|answered 429)/)
    },
  )

  it('goes on with what was live when somebody writes a page over the pointer', async () => {
    const etag = String((await ask('/news')).headers['etag'])
    await shown.put(`pointers/live`, HTML)
    const end = Date.now() + 2 * KEPT_MS
    while (Date.now() < end) expect((await ask('/news')).headers['etag']).toBe(etag)
  })

  it('gives a document and the scripts that it names out, whichever edge is asked and however old its pointer', async () => {
    await ask('/news', {}, 1)
    await pointTo(store, { generation: SECOND })
    await shown.point()
    while (generation(await ask('/news', {}, 0)) !== SECOND);
    // A release's address does not depend on the generation, which may be the first on edge 1.
    const script = await ask('/apps/mf-maze/1.0.0/remoteEntry.js', {}, 1)
    expect([script.status, script.text.startsWith('const maze')]).toEqual([200, true])
    const preview = { headers: { host: `preview-${FIRST}.school-previews.org` } }
    expect(generation(await ask('/news', preview, 0))).toBe(FIRST)
  })

  it('does not remember that a file was missing', async () => {
    const path = '/apps/mf-maze/1.0.0/late.js'
    expect((await ask(path)).status).toBe(404)
    await shown.put('apps/mf-maze/1.0.0/late.js', 'export {}')
    const { status, text } = await ask(path)
    expect([status, text]).toEqual([200, 'export {}'])
  })
})

describeWithEdge('an edge', () => {
  it.each(['http', 'https'])('hands nothing of a visitor on to a store that it asks by %s', async scheme => {
    const asked: string[] = []
    const { certificate, key } = await ensureTestCertificate()
    const [cert, privateKey] = [readFileSync(certificate), readFileSync(key)]
    const pointer = JSON.stringify({ deployment: 1, generation: FIRST, embeds: {} })
    const answer: RequestListener = ({ url, rawHeaders }, response) => {
      asked.push([url, ...rawHeaders].join(' '))
      response.setHeader('etag', '"9dd4e461268c8034f5c8564e155c67a6"')
      response.end(url?.includes('pointers') ? pointer : `<title>${FIRST}</title>`)
    }
    const isPlain = scheme === 'http'
    const store = isPlain ? http.createServer(answer) : https.createServer({ cert, key: privateKey }, answer)
    store.listen(0, '127.0.0.1')
    await once(store, 'listening')
    const { port } = store.address() as AddressInfo
    const objects = onObjects(`${scheme}://localhost:${port}/bucket/prefix`, 'live')
    const edge = await startTestNginx({ ...objects, trusted: certificate })
    const stranger = await startTestNginx({ ...objects, trusted: '/etc/ssl/certs/ca-certificates.crt' })
    const headers = { cookie: 'secret=1', authorization: 'secret', 'x-amz-acl': 'secret', range: 'bytes=1-2' }
    const { status } = await edge.ask('/news?q=secret', { headers })
    const { status: unbelieved } = await stranger.ask('/news')
    await edge.close()
    await stranger.close()
    store.closeAllConnections()
    store.close()
    expect([status, unbelieved]).toEqual([206, isPlain ? 200 : 503])
    expect(asked.join('\n')).toContain(`/bucket/prefix/site/sites/${FIRST}/news/index.html`)
    expect(asked.join('\n')).not.toMatch(/secret|range/i)
  })
})
