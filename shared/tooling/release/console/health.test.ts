import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { healthFrom, SHOWN_MINUTES } from './health.ts'
import { ratesOf } from './page/rates-of.ts'

let server: Server
let asked: URL
let answer: unknown

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked = new URL(url, 'http://prometheus')
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

it('asks Prometheus for the last hour, and puts every figure in its minute', async () => {
  const end = Math.floor(Date.now() / 60_000) * 60
  answer = {
    status: 'success',
    data: {
      resultType: 'matrix',
      result: [
        {
          metric: { release: 'mf-maze@1.4.0', kind: 'error' },
          values: [
            [end - 60, '1.5'],
            [end, '2'],
          ],
        },
        { metric: { release: 'mf-chat@1.0.0', kind: 'LCP' }, values: [[end, 'NaN']] },
      ],
    },
  }
  const health = await healthFrom(address())()
  expect(asked.pathname).toBe('/api/v1/query_range')
  expect(asked.searchParams.get('query')).toContain('site_errors_total')
  const zeros = Array.from({ length: SHOWN_MINUTES }, () => 0)
  expect(health).toEqual({
    kind: 'figures',
    series: [
      { release: 'mf-maze@1.4.0', kind: 'error', values: [...zeros.slice(2), 1.5, 2] },
      { release: 'mf-chat@1.0.0', kind: 'LCP', values: zeros },
    ],
  })
})

it('says why there are none', async () => {
  expect(await healthFrom(undefined)()).toEqual({ kind: 'none' })
  answer = { status: 'error', error: 'bad_data' }
  expect(await healthFrom(address())()).toMatchObject({
    why: expect.stringContaining('no answer of Prometheus') as string,
  })
  expect(await healthFrom('http://127.0.0.1:1')()).toMatchObject({
    why: expect.stringMatching(/gave no figures: .*(ECONNREFUSED|bad port)/) as string,
  })
})

it('counts errors by visits, so that a canary of few compares with what all others get', () => {
  const series = [
    { release: 'mf-maze@1.5.0', kind: 'visit', values: [0, 10, 20] },
    { release: 'mf-maze@1.5.0', kind: 'error', values: [0, 1, 5] },
  ] as const
  expect(ratesOf(series, 'error')).toEqual([0, 10, 25])
  expect(ratesOf(series, 'fallback')).toEqual([0, 0, 0])
})
