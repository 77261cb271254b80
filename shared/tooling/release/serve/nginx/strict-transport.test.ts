import { createNginxSite } from './fixtures/nginx-site.ts'
import { describeWithNginx } from './fixtures/test-nginx.ts'

describeWithNginx('nginx that keeps browsers on https', () => {
  const site = createNginxSite({
    hsts: 31536000,
    // Nothing listens on this port.
    gateway: 'http://127.0.0.1:1',
  })

  it.each([
    ['/news', 200],
    ['/sitemap.xml', 200],
    ['/nowhere', 404],
    ['/apps/mf-maze/1.0.0/remoteEntry.js', 200],
    ['/apps/mf-maze/1.0.0/nothing.js', 404],
    ['/embed/mf-maze@v1/robot-maze.js', 200],
    ['/embed/mf-maze@1.0.0/modules/maze.js', 200],
    ['/embed/', 200],
  ])('says so with every answer: %s', async (path, expected) => {
    const { status, headers } = await site.ask(path)
    expect([status, headers['strict-transport-security']]).toEqual([expected, 'max-age=31536000'])
  })

  it.each([
    ['/main/gemini', 'POST', 'Hello', 502],
    ['/main/gemini', 'POST', 'a'.repeat(20_000), 413],
    ['/news', 'DELETE', undefined, 405],
  ])('says so with every refusal: %s %s', async (path, method, body, expected) => {
    const { status, headers } = await site.ask(path, { method, ...(body !== undefined && { body }) })
    expect([status, headers['strict-transport-security']]).toEqual([expected, 'max-age=31536000'])
  })
})
