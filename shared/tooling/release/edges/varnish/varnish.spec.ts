/** What Varnish can do of what an edge does: shared/docs/edges.md says what came of it. Part of `npm run test:engines`. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ask, type AskOptions } from '@kutuhal/testing/ask.ts'
import { ensureVarnish } from '../../programs/varnish.ts'
import { freePort } from '../../programs/free-port.ts'
import { isAnswering } from '../../programs/is-answering.ts'
import {
  exampleStore,
  FIRST,
  pointTo,
  removeStore,
  SECOND,
  type Shown,
} from '../../serve/nginx/fixtures/example-store.ts'
import { showObjects, type ShownObjects } from '../../serve/nginx/fixtures/shown-objects.ts'
import { testObjects } from '../../store/objects/fixtures/test-objects.ts'
import type { Store } from '../../store/store.ts'

const template = fileURLToPath(new URL('edge.vcl', import.meta.url))

describe('Varnish as an edge', () => {
  const objects = testObjects()
  let store: Store
  let shown: ShownObjects
  let folder: string
  let varnish: ChildProcess
  let port: number

  beforeAll(async () => {
    store = await exampleStore()
    shown = await showObjects(objects(), store)
    await shown.point()
    folder = mkdtempSync(path.join(tmpdir(), 'varnish-'))
    const { hostname, port: storePort, pathname } = new URL(shown.stored.objects)
    const values: Readonly<Record<string, string>> = { HOST: hostname, PORT: storePort, PATH: pathname }
    const vcl = readFileSync(template, 'utf8').replace(/@([A-Z]+)@/g, (_, name: string) => values[name] ?? '')
    writeFileSync(path.join(folder, 'edge.vcl'), vcl)
    port = await freePort()
    varnish = spawn(
      ensureVarnish() ?? '',
      [
        '-F',
        '-j',
        'none',
        '-n',
        folder,
        '-f',
        path.join(folder, 'edge.vcl'),
        '-a',
        `127.0.0.1:${port}`,
        '-s',
        'malloc,64m',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let words = ''
    varnish.stderr?.on('data', chunk => (words += String(chunk)))
    while (!(await isAnswering(port))) {
      if (varnish.exitCode !== null) throw new Error(`Varnish did not start. ${words}`)
      await delay(50)
    }
  }, 60_000)

  afterAll(async () => {
    const ended = once(varnish, 'exit')
    varnish.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
    shown.close()
    await removeStore(store)
  })

  const get = (address: string, options: AskOptions = {}) => ask(`http://127.0.0.1:${port}`, address, options)
  const title = async (options?: AskOptions) => /<title>(\w+)</.exec((await get('/news', options)).text)?.[1]

  /** The first request after a while gets what was live before, and has the next one looked up. */
  async function show(deployment: Shown) {
    await pointTo(store, deployment)
    await shown.point()
  }
  async function until(isSo: () => Promise<boolean>) {
    while (!(await isSo())) await delay(20)
  }

  it('answers with the pages of what is live, compressed, and with the page for what is not there', async () => {
    for (const [address, heading] of [
      ['/', 'Home'],
      ['/news', 'News'],
      ['/news/', 'News'],
      ['/news/2/?q=a//b', 'Item'],
      [encodeURI('/नमस्ते'), 'Greeting'],
    ] as const) {
      const answer = await get(address, { headers: { 'accept-encoding': 'gzip, br' } })
      expect([address, answer.status, answer.headers['content-encoding']]).toEqual([address, 200, 'br'])
      expect(answer.text).toContain(`<title>${FIRST}</title><h1>${heading}</h1>`)
      expect(answer.headers).toMatchObject({ etag: `W/"${FIRST}"`, 'cache-control': 'no-cache' })
    }
    expect((await get('/news')).headers['content-encoding']).toBeUndefined()
    const { etag } = (await get('/news')).headers
    expect((await get('/news', { headers: { 'if-none-match': String(etag) } })).status).toBe(304)
    for (const address of ['/nowhere', '/a//b', '/.hidden']) {
      const { status, text, headers } = await get(address)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(text).toContain('Page Not Found')
    }
    expect((await get('/sitemap.xml')).text).toContain(FIRST)
  })

  it('answers with releases, and not with what is nobody’s business', async () => {
    const file = '/apps/mf-maze/1.0.0/remoteEntry.js'
    const answer = await get(file, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers['content-encoding'], answer.text.slice(0, 10)]).toEqual([
      200,
      'br',
      'const maze',
    ])
    for (const name of [
      'server/remote.cjs',
      'maps/remoteEntry.js.map',
      'release.intoto.jsonl',
      'remoteEntry.js.br',
      '.hidden',
    ]) {
      expect([name, (await get(`/apps/mf-maze/1.0.0/${name}`)).status]).toEqual([name, 404])
    }
  })

  it('follows the pointer, to canaries by bucket and to previews by host', async () => {
    await show({ generation: SECOND })
    await until(async () => (await title()) === SECOND)
    await show({ generation: FIRST, canary: { percent: 50, generation: SECOND } })
    const bucket = (number: string) => title({ headers: { cookie: `a=1; __Host-bucket=${number}` } })
    await until(async () => (await bucket('77')) === FIRST)
    for (const [number, generation] of [
      ['00', SECOND],
      ['49', SECOND],
      ['50', FIRST],
      ['99', FIRST],
    ] as const) {
      expect(await bucket(number)).toBe(generation)
    }
    const drawn = new Set<string>()
    for (let visit = 0; visit < 60; visit += 1) {
      const { text, headers } = await get('/news')
      const [cookie = ''] = [headers['set-cookie']].flat()
      expect(cookie).toMatch(/^__Host-bucket=\d\d; Path=\//)
      expect(text.includes(SECOND)).toBe(cookie < '__Host-bucket=50')
      drawn.add(cookie.slice(0, 9))
    }
    expect(drawn.size).toBeGreaterThan(20)
    const preview = await get('/news', { headers: { host: `preview-${SECOND}.example.org` } })
    expect([preview.text.includes(SECOND), preview.headers['x-robots-tag']]).toEqual([true, 'noindex'])
    await show({ generation: FIRST })
    await until(async () => (await get('/news')).headers['set-cookie'] === undefined)
  })

  it('goes on with what it has when the store is gone, and when it is frozen', async () => {
    const known = ['/', '/news', '/apps/mf-maze/1.0.0/small.js']
    const statuses = () => Promise.all(known.map(async address => (await get(address)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    const { server } = objects()
    for (const lost of [
      () => Promise.resolve('lose the answer' as const),
      () => new Promise<never>(() => undefined),
    ]) {
      if (server) server.watch = lost
      const end = Date.now() + 2500
      while (Date.now() < end) expect(await statuses()).toEqual([200, 200, 200])
    }
    if (server) server.watch = undefined
    await show({ generation: SECOND })
    await until(async () => (await title()) === SECOND)
  })
})
