import { embedFileHeaders } from '../headers.ts'
import { describeWithNginxAndEdge } from './fixtures/describe-servers.ts'
import { startTestNginx, type TestNginx } from './fixtures/test-nginx.ts'

describeWithNginxAndEdge('what pages of others load', site => {
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
      const framing = {
        'content-security-policy': `${embedFileHeaders['content-security-policy']}; frame-ancestors 'self' ${school}`,
      }
      expect(await asked('robot-maze.js', 'https://other.example')).toMatchObject({
        ...embedFileHeaders,
        ...framing,
      })
      for (const origin of [school, 'null']) {
        expect((await asked('frame.html', origin))['content-security-policy']).toMatch(
          new RegExp(`; sandbox allow-scripts; frame-ancestors 'self' ${school}$`),
        )
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
