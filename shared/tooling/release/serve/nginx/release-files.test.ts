import { missingFileHeaders, releaseHeaders } from '../headers.ts'
import { accepting, MAZE_HOST } from './fixtures/nginx-site.ts'
import { onNginxAndEdge } from './fixtures/on-nginx-and-edge.ts'

onNginxAndEdge('files of a release', site => {
  const file = '/apps/mf-maze/1.0.0/remoteEntry.js'

  it.each([
    ['remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['small.js', 'text/javascript; charset=utf-8'],
    ['media/map.svg', 'image/svg+xml'],
    ['media/film.mp4', 'video/mp4'],
    ['media/sound.xyz', 'application/octet-stream'],
    ['release.json', 'application/json; charset=utf-8'],
  ])('may be kept for ever and used by any origin: %s', async (name, type) => {
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const answer = await site.ask(`/apps/mf-maze/1.0.0/${name}`, accepting(accepted))
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe(type)
      expect(answer.headers).toMatchObject(releaseHeaders)
    }
  })

  it.each(['br', 'gzip', 'identity'])(
    'are sent as %s where that is accepted and worth it',
    async accepted => {
      const encoding = accepted === 'identity' ? undefined : accepted
      const script = await site.ask(file, accepting(accepted))
      expect(script.headers['content-encoding']).toBe(encoding)
      expect(script.headers['vary']).toBe('Accept-Encoding')
      expect(script.text).toMatch(/^const maze/)
      const film = await site.ask('/apps/mf-maze/1.0.0/media/film.mp4', accepting(accepted))
      expect(film.headers['content-encoding']).toBeUndefined()
      expect(film.headers['vary']).toBeUndefined()
    },
  )

  it('are sent in parts for players, and not again to a browser that has them', async () => {
    const part = await site.ask('/apps/mf-maze/1.0.0/media/film.mp4', { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.text]).toEqual([206, 'film'])
    expect(part.headers).toMatchObject(releaseHeaders)
    const etag = String((await site.ask(file)).headers['etag'])
    const again = await site.ask(file, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject(releaseHeaders)
  })

  it('can have an origin of their own, which has nothing else', async () => {
    const at = (path: string) => site.ask(path, { headers: { host: MAZE_HOST } })
    expect((await at(file)).headers).toMatchObject(releaseHeaders)
    for (const path of [
      '/',
      '/news',
      '/apps/mf-chat/1.0.0/remoteEntry.js',
      '/apps/mf-maze/1.0.0/server/remote.cjs',
    ]) {
      const answer = await at(path)
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'Not found.\n'])
      expect(answer.headers).toMatchObject(missingFileHeaders)
    }
  })
})
