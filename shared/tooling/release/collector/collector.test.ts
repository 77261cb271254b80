import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { VisitReport } from '@kutuhal/contract/visit-report.ts'
import type { FastifyInstance } from 'fastify'
import { emptyStore, goLive, putGeneration } from '../fixtures/composed.ts'
import { findFreePort, isPortInUse } from '../programs/local-ports.ts'
import { createCollector } from './collector.ts'
import { liveReleases, type LiveReleases } from './live-releases.ts'
import { visitMetrics, type VisitMetrics } from './metrics.ts'
import { startCollector } from './service.ts'
import { readSettings } from './settings.ts'

const STABLE = 'aaaaaaaaaaaa'
const CANARY = 'bbbbbbbbbbbb'

const store = emptyStore()
let live: LiveReleases
let metrics: VisitMetrics
let collector: FastifyInstance

beforeAll(async () => {
  const pins = { shell: '1.0.0', 'mf-maze': '1.0.0' }
  const stable = putGeneration(store, STABLE, pins)
  putGeneration(store, CANARY, { ...pins, 'mf-maze': '1.1.0' }, pins)
  const canary = { app: 'mf-maze', version: '1.1.0', percent: 5, generation: CANARY }
  await goLive(store, { what: 'promote', ...stable })
  await goLive(store, { what: 'canary', generation: STABLE, canary })
  live = await liveReleases(store)
})
beforeEach(async () => {
  metrics = visitMetrics()
  const options = { live: () => live, reportsAMinute: 20, trustedProxies: 'loopback' }
  collector = await createCollector({ ...options, metrics })
})
afterEach(() => collector.close())
afterAll(() => rmSync(store.folder, { recursive: true }))

const own = { host: 'site.example', origin: 'https://site.example' }

async function report(payload: VisitReport | object | string, headers: Record<string, string> = own) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const { statusCode } = await collector.inject({
    method: 'POST',
    url: '/reports',
    payload: text,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return statusCode
}

const visit = (generation: string, release: string): VisitReport => ({
  generation,
  events: [{ kind: 'visit', release }],
})

it('counts by release and generation, and says which is the canary', async () => {
  const release = 'mf-maze@1.1.0'
  const events = [
    { kind: 'visit', release },
    { kind: 'error', release },
    { kind: 'error', release },
    { kind: 'visitWithError', release },
    { kind: 'fallback', release },
    { kind: 'LCP', release, value: 1600 },
  ]
  expect(await report({ generation: CANARY, events })).toBe(204)
  expect(await report(visit(STABLE, 'mf-maze@1.0.0'))).toBe(204)
  const text = await metrics.registry.metrics()
  const labels = `release="${release}",generation="${CANARY}",track="canary"`
  expect(text).toContain(`site_visits_total{${labels}} 1`)
  expect(text).toContain(`site_errors_total{${labels}} 1`)
  expect(text).toContain(`site_visits_with_errors_total{${labels}} 1`)
  expect(text).toContain(`site_fallbacks_total{${labels}} 1`)
  expect(text).toContain(`site_lcp_seconds_bucket{le="1.5",${labels}} 0`)
  expect(text).toContain(`site_lcp_seconds_bucket{le="1.75",${labels}} 1`)
  expect(text).toContain(`site_visits_total{release="mf-maze@1.0.0",generation="${STABLE}",track="stable"} 1`)
  expect(text.trimEnd()).toMatch(/# EOF$/)
})

it('makes up no series for what the site has never shown', async () => {
  for (let number = 0; number < 10; number += 1) {
    expect(await report(visit(`${number}`.repeat(12), `mf-evil@${number}.0.0`))).toBe(204)
  }
  const lines = (await metrics.registry.metrics()).split('\n')
  expect(lines.filter(line => line.startsWith('site_visits_total{'))).toEqual([
    'site_visits_total{release="unknown",generation="unknown",track="stable"} 1',
  ])
})

it('lets go of generations of long ago', async () => {
  await report(visit(STABLE, 'shell@1.0.0'))
  metrics.keepOnly(({ generation }) => generation !== STABLE)
  expect(await metrics.registry.metrics()).not.toContain(STABLE)
})

it.each([
  ['a page of another site', { host: 'site.example', origin: 'https://evil.example' }],
  ['a page without an origin, such as one in a sandbox', { host: 'site.example', origin: 'null' }],
  ['no page at all', { host: 'site.example' }],
])('takes nothing from %s', async (_, headers) => {
  expect(await report(visit(STABLE, 'shell@1.0.0'), headers)).toBe(403)
})

it.each([
  ['text', 'not json'],
  [
    'an event of an unknown kind',
    { generation: STABLE, events: [{ kind: 'click', release: 'shell@1.0.0' }] },
  ],
  [
    'a time before the visit',
    { generation: STABLE, events: [{ kind: 'LCP', release: 'shell@1.0.0', value: -1 }] },
  ],
  [
    'more events than a visit has',
    { generation: STABLE, events: Array(61).fill({ kind: 'visit', release: 'a' }) },
  ],
])('refuses %s', async (_, payload) => {
  expect(await report(payload)).toBe(400)
})

it('refuses more than a report can have', async () => {
  expect(await report('x'.repeat(9000))).toBe(413)
})

/**
 * One after the other.
 * @returns the number of reports that the collector accepts
 */
async function takenOf(count: number, addressOf: (number: number) => string): Promise<number> {
  let taken = 0
  for (let number = 0; number < count; number += 1) {
    const status = await report(visit(STABLE, 'shell@1.0.0'), {
      ...own,
      'x-forwarded-for': addressOf(number),
    })
    if (status === 204) taken += 1
    else expect(status).toBe(429)
  }
  return taken
}

it.each([
  ['one address', 25, 20, () => '203.0.113.66'],
  ['one address, however it is written', 25, 20, (n: number) => `${n % 2 ? '::ffff:' : ''}203.0.113.66`],
  ['one /64', 25, 20, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
  ['a /24', 330, 320, (n: number) => `203.0.113.${n % 200}`],
  ['a /48', 330, 320, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
])('takes only so many reports a minute from %s', async (_, sent, taken, addressOf) => {
  expect(await takenOf(sent, addressOf)).toBe(taken)
})

it('ends at once if one of its ports is taken, and leaves the other one', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const [free, { port }] = [await findFreePort(), taken.address() as AddressInfo]
  const ports = { REPORTS_PORT: String(free), REPORTS_METRICS_PORT: String(port) }
  await expect(startCollector(store, readSettings(ports))).rejects.toThrow(`127.0.0.1:${port}`)
  expect(await isPortInUse(free)).toBe(false)
  taken.close()
})

it('counts a kind of event once for each source, whatever it sends and as often as it likes', async () => {
  const events = Array.from({ length: 30 }, () => [
    { kind: 'visit', release: 'mf-maze@1.1.0' },
    { kind: 'visitWithError', release: 'mf-maze@1.1.0' },
  ]).flat()
  for (const [generation, address] of [
    [CANARY, '203.0.113.66'],
    // Once per release, even if the address also reports from another generation.
    [STABLE, '203.0.113.66'],
    [CANARY, '2001:db8:1:2::1'],
    [CANARY, '2001:db8:1:2:3:4:5:6'],
    [CANARY, '203.0.113.67'],
  ] as const) {
    expect(await report({ generation, events }, { ...own, 'x-forwarded-for': address })).toBe(204)
  }
  const text = await metrics.registry.metrics()
  for (const name of ['site_visits_total', 'site_visits_with_errors_total']) {
    const counts = [...text.matchAll(new RegExp(`^${name}\\{release="mf-maze@1.1.0".*\\} (\\d+)$`, 'gm'))]
    expect(counts.map(([, count]) => count)).toEqual(['3'])
  }
})
