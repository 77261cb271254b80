import type { FastifyInstance } from 'fastify'
import { deploy, type Change } from './deployments.ts'
import { ask } from './fixtures/ask.ts'
import { emptyStore, putGeneration, putRelease } from './fixtures/composed.ts'
import { serveReleases, serveSite } from './serve.ts'
import type { Store } from './store.ts'

const A = 'aaaaaaaaaaaa'
const B = 'bbbbbbbbbbbb'
const C = 'cccccccccccc'

let store: Store
let site: FastifyInstance

beforeAll(async () => {
  store = emptyStore()
  for (const id of [A, B, C]) putGeneration(store, id)
  putRelease(store, 'mf-one', '1.0.0')
  site = await serveSite(store)
  await site.listen({ port: 0 })
})

afterAll(() => site.close())

const makeLive = (change: Omit<Change, 'what'>) =>
  deploy(store, () => Promise.resolve({ what: 'test', ...change }))
const canaryFor = (percent: number) => ({ app: 'mf-one', version: '2.0.0', percent, generation: B })

describe('the site', () => {
  it('serves a deployment from the next request on', async () => {
    await makeLive({ generation: A })
    expect((await ask(site, '/')).body).toContain(A)
    await makeLive({ generation: B })
    expect((await ask(site, '/')).body).toContain(B)
  })

  it('asks browsers to check documents, and to keep nothing of an error', async () => {
    await makeLive({ generation: A })
    const page = await ask(site, '/')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
    })
    expect(page.headers).not.toHaveProperty('set-cookie')
    expect(page.headers).not.toHaveProperty('last-modified')
    const error = await ask(site, '/nowhere')
    expect(error).toMatchObject({ status: 404, body: expect.stringContaining(A) as string })
    expect(error.headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('keeps a visitor in the bucket that was drawn, and a wider canary adds visitors only', async () => {
    await makeLive({ generation: A, canary: canaryFor(50) })
    const visitors = await Promise.all(Array.from({ length: 60 }, () => ask(site, '/')))
    const cookies = visitors.map(({ headers }) => String(headers['set-cookie']).split(';', 1)[0] ?? '')
    const saw = visitors.map(({ body }) => (body.includes(B) ? B : A))
    expect(new Set(saw)).toEqual(new Set([A, B]))
    expect(visitors[0]?.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' })

    const again = await Promise.all(cookies.map(cookie => ask(site, '/', { cookie })))
    expect(again.map(({ body }) => (body.includes(B) ? B : A))).toEqual(saw)
    expect(again.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true)

    await makeLive({ generation: A, canary: canaryFor(80) })
    const wider = await Promise.all(cookies.map(cookie => ask(site, '/', { cookie })))
    const lost = wider.filter(({ body }, visitor) => saw[visitor] === B && !body.includes(B))
    expect(lost).toEqual([])
    await makeLive({ generation: A })
    const ended = await ask(site, '/', { cookie: 'bucket=00' })
    expect(ended.body).toContain(A)
  })

  it('serves any generation at its preview host, hidden from search engines', async () => {
    await makeLive({ generation: A })
    const preview = await ask(site, '/', { host: `preview-${C}.localhost:3000` })
    expect(preview.body).toContain(C)
    expect(preview.headers).toMatchObject({ 'x-robots-tag': 'noindex' })
    expect((await ask(site, '/')).headers).not.toHaveProperty('x-robots-tag')
    const gone = await ask(site, '/', { host: 'preview-dddddddddddd.localhost:3000' })
    expect(gone).toMatchObject({
      status: 404,
      body: expect.stringContaining('npm run release') as string,
    })
  })

  it('serves the files beside the pages like these, and takes them live and back with them', async () => {
    for (const [file, type] of [
      ['/robots.txt', /^text\/plain; charset=utf-8$/],
      ['/sitemap.xml', /^application\/xml/],
      ['/site.webmanifest', /^application\/manifest\+json/],
    ] as const) {
      const { status, headers } = await ask(site, file)
      expect([file, status, headers['cache-control']]).toEqual([file, 200, 'no-cache'])
      expect(headers['content-type']).toMatch(type)
    }
    for (const generation of [B, A]) {
      await makeLive({ generation })
      expect((await ask(site, '/robots.txt')).body).toBe(`# ${generation}\n`)
    }
    const preview = await ask(site, '/robots.txt', { host: `preview-${C}.localhost:3000` })
    expect(preview).toMatchObject({ body: `# ${C}\n`, headers: { 'x-robots-tag': 'noindex' } })
    expect((await ask(site, '/feed.xml')).status).toBe(404)
  })

  it('serves the releases of every app, but not what is for composing', async () => {
    const file = await ask(site, '/apps/mf-one/1.0.0/remoteEntry.js')
    expect(file).toMatchObject({ status: 200, body: '"mf-one@1.0.0"' })
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    for (const hidden of ['server', '%73erver', 'x/../server', 'x/%2e%2e/server']) {
      const answer = await ask(site, `/apps/mf-one/1.0.0/${hidden}/remote.mjs`)
      expect({ hidden, status: answer.status }).toEqual({ hidden, status: 404 })
    }
  })
})

describe("an app's own origin", () => {
  it('serves its releases only', async () => {
    putRelease(store, 'mf-two', '1.0.0')
    const origin = await serveReleases(store, 'mf-one')
    await origin.listen({ port: 0 })
    expect((await ask(origin, '/apps/mf-one/1.0.0/remoteEntry.js')).status).toBe(200)
    expect((await ask(origin, '/apps/mf-two/1.0.0/remoteEntry.js')).status).toBe(404)
    await origin.close()
  })
})
