import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ask } from '@kutuhal/testing/ask.ts'
import { emptyStore, putGeneration, putRelease } from '../fixtures/composed.ts'
import { deploy, type Change } from '../store/deployments.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import { SIGNATURE } from '../store/trust/signed-release.ts'
import { serveReleases, serveSite } from './serve.ts'

const A = 'aaaaaaaaaaaa'
const B = 'bbbbbbbbbbbb'
const C = 'cccccccccccc'

let store: Store
let server: FastifyInstance
/** Its address. */
let site: string

beforeAll(async () => {
  store = emptyStore()
  for (const id of [A, B, C]) putGeneration(store, id)
  putRelease(store, 'mf-one', '1.0.0')
  server = await serveSite(store)
  site = await server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => server.close())

const makeLive = (change: Omit<Change, 'what'>) =>
  deploy(store, () => Promise.resolve({ what: 'test', ...change }))
const canaryFor = (percent: number) => ({ app: 'mf-one', version: '2.0.0', percent, generation: B })

describe('the site', () => {
  it('serves a deployment from the next request on', async () => {
    await makeLive({ generation: A })
    expect((await ask(site, '/')).text).toContain(A)
    await makeLive({ generation: B })
    expect((await ask(site, '/')).text).toContain(B)
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
    expect(error).toMatchObject({ status: 404, text: expect.stringContaining(A) as string })
    expect(error.headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('keeps a visitor in the bucket that was drawn, and a wider canary adds visitors only', async () => {
    await makeLive({ generation: A, canary: canaryFor(50) })
    const visitors = await Promise.all(Array.from({ length: 60 }, () => ask(site, '/')))
    const cookies = visitors.map(({ headers }) => String(headers['set-cookie']).split(';', 1)[0] ?? '')
    const saw = visitors.map(({ text }) => (text.includes(B) ? B : A))
    expect(new Set(saw)).toEqual(new Set([A, B]))
    expect(visitors[0]?.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    })

    const again = await Promise.all(cookies.map(cookie => ask(site, '/', { headers: { cookie } })))
    expect(again.map(({ text }) => (text.includes(B) ? B : A))).toEqual(saw)
    expect(again.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true)

    await makeLive({ generation: A, canary: canaryFor(80) })
    const wider = await Promise.all(cookies.map(cookie => ask(site, '/', { headers: { cookie } })))
    const lost = wider.filter(({ text }, visitor) => saw[visitor] === B && !text.includes(B))
    expect(lost).toEqual([])
    await makeLive({ generation: A })
    const ended = await ask(site, '/', { headers: { cookie: 'bucket=00' } })
    expect(ended.text).toContain(A)
  })

  it('serves any generation at its preview host, hidden from search engines', async () => {
    await makeLive({ generation: A })
    const preview = await ask(site, '/', { headers: { host: `preview-${C}.localhost:3000` } })
    expect(preview.text).toContain(C)
    expect(preview.headers).toMatchObject({ 'x-robots-tag': 'noindex' })
    expect((await ask(site, '/')).headers).not.toHaveProperty('x-robots-tag')
    const gone = await ask(site, '/', { headers: { host: 'preview-dddddddddddd.localhost:3000' } })
    expect(gone).toMatchObject({
      status: 404,
      text: expect.stringContaining('npm run release') as string,
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
      expect((await ask(site, '/robots.txt')).text).toBe(`# ${generation}\n`)
    }
    const preview = await ask(site, '/robots.txt', { headers: { host: `preview-${C}.localhost:3000` } })
    expect(preview).toMatchObject({ text: `# ${C}\n`, headers: { 'x-robots-tag': 'noindex' } })
    expect((await ask(site, '/feed.xml')).status).toBe(404)
  })

  it('serves the releases of every app, but not what is for composing', async () => {
    const file = await ask(site, '/apps/mf-one/1.0.0/remoteEntry.js')
    expect(file).toMatchObject({ status: 200, text: '"mf-one@1.0.0"' })
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    for (const hidden of ['server', '%73erver', 'x/../server', 'x/%2e%2e/server']) {
      const answer = await ask(site, `/apps/mf-one/1.0.0/${hidden}/remote.cjs`)
      expect({ hidden, status: answer.status }).toEqual({ hidden, status: 404 })
    }
    writeFileSync(path.join(releaseFolder(store, 'mf-one', '1.0.0'), SIGNATURE), 'names')
    expect((await ask(site, `/apps/mf-one/1.0.0/${SIGNATURE}`)).status).toBe(404)
  })
})

describe("an app's own origin", () => {
  it('serves its releases only', async () => {
    putRelease(store, 'mf-two', '1.0.0')
    const releases = await serveReleases(store, 'mf-one')
    const origin = await releases.listen({ port: 0, host: '127.0.0.1' })
    expect((await ask(origin, '/apps/mf-one/1.0.0/remoteEntry.js')).status).toBe(200)
    expect((await ask(origin, '/apps/mf-two/1.0.0/remoteEntry.js')).status).toBe(404)
    await releases.close()
  })
})
