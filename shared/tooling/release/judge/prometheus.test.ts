import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { queryObservation } from './prometheus.ts'

const canary = 'mf-one@1.1.0'
const stable = 'mf-one@1.0.0'

/** Asks a Prometheus that answers every query with one counter, whose values are 0 and then `value`. */
async function askedFor(value: string) {
  const metric = { __name__: 'site_visits_total', release: canary }
  const values = [
    [0, '0'],
    [60, value],
  ]
  const server = createServer((_, answer) => {
    answer.end(JSON.stringify({ data: { result: [{ metric, values }] } }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const question = { prometheus: `http://127.0.0.1:${port}`, canary, stable, since: 0, now: 60_000 }
  return queryObservation(question).finally(() => {
    server.closeAllConnections()
    server.close()
  })
}

it.each([
  ['1000', 1000],
  ['1.5e+06', 1_500_000],
])('counts the visits that Prometheus writes as %s', async (value, visits) => {
  expect((await askedFor(value)).canary.visits).toBe(visits)
})

it.each(['NaN', '+Inf', '-Inf', '-50', 'many', '12 visits', '', ' ', '1e+300'])(
  'takes "%s" for no number of visits',
  async value => {
    await expect(askedFor(value)).rejects.toThrow(/Prometheus at .* answers with something else than counts/)
  },
)
