/**
 * An edge never sends or caches the response of another service in place of the object store's, such as a
 * proxy's error page. edge.full.test.ts has the tests that wait longer.
 */
import type { ForeignResponse } from '../../store/objects/fixtures/object-server.ts'
import { createTestObjectStore } from '../../store/objects/fixtures/test-objects.ts'
import type { Store } from '../../store/store.ts'
import { exampleStore, removeStore } from './fixtures/example-store.ts'
import { publishVisitorFiles, type PublishedObjectStore } from './fixtures/published-objects.ts'
import { startTestNginx, describeWithEdge, type TestNginx } from './fixtures/test-nginx.ts'

const HTML = '<!doctype html><title>Down for maintenance</title>'
const TAG = `"${'a'.repeat(32)}"`
const html = { 'content-type': 'text/html' }

/** Each row names a file that the edge has not requested before. */
const answers: readonly (readonly [string, ForeignResponse, file: string])[] = [
  ['a page', { headers: html, body: HTML }, 'small.js'],
  [
    'a page with an ETag of its own',
    { headers: { ...html, etag: '"65f1a2b3-1c2"' }, body: HTML },
    'offer.xml',
  ],
  ['a page with a weak ETag', { headers: { ...html, etag: `W/${TAG}` }, body: HTML }, 'offer.htm'],
  ['an object without a length', { headers: { ...html, etag: TAG }, body: HTML }, 'remoteEntry.js'],
  [
    'an object that is too large',
    { headers: { ...html, etag: TAG, 'content-length': '5000000000' }, body: HTML },
    'embed/frame.html',
  ],
  ['nothing', { body: '' }, 'offer.html'],
  ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"ok":true}' }, 'offer.svg'],
  [
    'a part',
    { status: 206, headers: { etag: TAG, 'content-range': 'bytes 0-3/9' }, body: 'part' },
    'labs.pdf',
  ],
  ['no content', { status: 204, body: '' }, 'media/map.svg'],
  ['another address', { status: 302, headers: { location: 'https://login.example/' }, body: '' }, 'offer'],
  ['another method', { status: 307, headers: { location: '/login' }, body: HTML }, 'offer.mht'],
  ['a demand for a password', { status: 401, headers: html, body: HTML }, 'media/sound.xyz'],
  ['one of a proxy', { status: 407, headers: html, body: HTML }, 'media/film.mp4'],
  ['a page for what is gone', { status: 410, headers: html, body: HTML }, 'OFFER.HTML'],
  ['a header that is too large', { status: 431, headers: html, body: HTML }, 'offer.xhtml'],
  ['a failure', { status: 500, headers: html, body: HTML }, 'release.json'],
]

describeWithEdge('an edge in whose store’s place somebody else answers', () => {
  const objects = createTestObjectStore()
  let store: Store
  let shown: PublishedObjectStore
  let edge: TestNginx
  beforeAll(async () => {
    store = await exampleStore()
    shown = await publishVisitorFiles(objects(), store)
    await shown.point()
    edge = await startTestNginx(shown.stored)
    expect((await edge.ask('/news')).status).toBe(200)
  })
  afterAll(async () => {
    await edge.close()
    shown.close()
    await removeStore(store)
  })

  it.each(answers)('neither sends nor keeps it: %s', async (_, answer, file) => {
    const path = `/apps/mf-maze/1.0.0/${file}`
    const { server } = objects()
    if (!server) return
    server.inPlace = () => answer
    const known = await edge.ask('/news')
    const unknown = await edge.ask(path)
    server.inPlace = undefined
    expect([known.status, unknown.status, unknown.headers['location']]).toEqual([200, 502, undefined])
    expect(unknown.text).not.toContain('maintenance')
    const { status, text } = await edge.ask(path)
    expect(status).toBe(200)
    expect(text).not.toBe(answer.body)
  })
})
