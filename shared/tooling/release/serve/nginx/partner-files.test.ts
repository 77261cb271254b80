import { documentHeaders, embedHeaders, releaseHeaders } from '../headers.ts'
import { MAZE_HOST } from './fixtures/nginx-site.ts'
import { onNginxAndEdge } from './fixtures/on-nginx-and-edge.ts'
import { startTestNginx, type TestNginx } from './fixtures/test-nginx.ts'

onNginxAndEdge('what pages of others load', site => {
  it('is there by version for ever, and by major version for minutes', async () => {
    for (const host of ['127.0.0.1', MAZE_HOST]) {
      for (const [name, headers] of [
        ['mf-maze@1.0.0', releaseHeaders],
        ['mf-maze@v1', embedHeaders],
        ['v1', embedHeaders],
      ] as const) {
        const answer = await site.ask(`/embed/${name}/robot-maze.js`, {
          headers: { host, 'accept-encoding': 'br' },
        })
        expect([host, name, answer.status, answer.headers['content-encoding']]).toEqual([
          host,
          name,
          200,
          'br',
        ])
        expect(answer.text).toMatch(/^const embedded/)
        expect(answer.headers).toMatchObject(headers)
      }
    }
  })

  it('says of pages for frames where their scripts come from, by name', async () => {
    for (const name of ['mf-maze@1.0.0', 'mf-maze@v1']) {
      const { headers } = await site.ask(`/embed/${name}/frame.html`, { headers: { host: MAZE_HOST } })
      expect(headers['content-security-policy']).toBe(
        `script-src https://${MAZE_HOST}; connect-src https://${MAZE_HOST}`,
      )
      const script = await site.ask(`/embed/${name}/robot-maze.js`)
      expect(script.headers['content-security-policy']).toBeUndefined()
    }
  })

  it('tells editors what to make of the address of the maze', async () => {
    const answer = await site.ask('/embed/mf-maze@v1/oembed.json', { headers: { host: MAZE_HOST } })
    expect([answer.status, answer.text]).toEqual([200, '{"type":"rich"}'])
    expect(answer.headers).toMatchObject({
      ...embedHeaders,
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('has a page that says how to', async () => {
    for (const host of ['127.0.0.1', MAZE_HOST]) {
      for (const path of ['/embed/', '/embed', '/embed/?from=mail']) {
        const answer = await site.ask(path, { headers: { host, 'accept-encoding': 'br' } })
        expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.text).toMatch(/^<h1>For partners/)
        expect(answer.headers).toMatchObject(documentHeaders)
      }
    }
  })

  it('is nothing else', async () => {
    for (const path of [
      '/embed/mf-maze@v2/robot-maze.js',
      '/embed/mf-labs@1.0.0/robot-maze.js',
      '/embed/mf-maze@v1/',
      '/embed/mf-maze@v1/robot-maze.js.br',
      '/embed/live/robot-maze.js',
      '/embed//',
      '/embed/mf-maze@v1/../../x',
    ]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 404])
    }
  })

  describe('with a list of partners', () => {
    const school = 'https://school.example'
    let listed: TestNginx
    beforeAll(async () => {
      listed = await startTestNginx(site.store(), { partners: [school] })
    })
    afterAll(() => listed.close())

    it('lets only them load modules and show frames, and everyone include scripts', async () => {
      const asked = async (file: string, origin: string) =>
        (await listed.ask(`/embed/mf-maze@v1/${file}`, { headers: { origin } })).headers
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
})
