import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { VisitEvent } from '@kutuhal/contract/visit-report.ts'
import { visitMetrics } from '../collector/metrics.ts'
import { emptyStore, goLive, putGeneration } from '../fixtures/composed.ts'
import type { Store } from '../store/store.ts'
import { writeStatusPage } from './status-page.ts'
import { readVisitCounts } from './visit-counts.ts'

const STABLE = 'aaaaaaaaaaaa'
const CANARY = 'bbbbbbbbbbbb'
let store: Store

beforeAll(async () => {
  store = emptyStore()
  const stable = putGeneration(store, STABLE, { 'mf-one': '1.0.0' })
  putGeneration(store, CANARY, { 'mf-one': '1.1.0' }, { 'mf-one': '1.0.0' })
  const canary = { app: 'mf-one', version: '1.1.0', percent: 5, generation: CANARY }
  const what = 'promote <img src=x onerror=alert(1)>'
  await goLive(store, { what, ...stable, unchecked: 'no browser here' })
  await goLive(store, { what: 'canary mf-one', generation: STABLE, canary })
})
afterAll(() => rmSync(store.folder, { recursive: true }))
afterEach(() => {
  delete process.env['REPORTS_METRICS_PORT']
})

async function page(): Promise<string> {
  const file = path.join(store.folder, 'status.html')
  await writeStatusPage(store, file)
  return readFileSync(file, 'utf8')
}

/** A collector on this computer answers with the metrics of these events. */
async function withCollector(events: readonly VisitEvent[], task: () => Promise<void>): Promise<void> {
  const metrics = visitMetrics()
  for (const event of events)
    metrics.count(event, { release: event.release, generation: CANARY, track: 'canary' })
  const text = await metrics.registry.metrics()
  const server = createServer((_, answer) => answer.end(text)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['REPORTS_METRICS_PORT'] = String((server.address() as AddressInfo).port)
  await task().finally(() => server.close())
}

it('shows what is live, who gets a canary, and what was live before', async () => {
  const text = await page()
  expect(text).toContain(`generation ${STABLE}, deployment 2`)
  expect(text).toContain('Canary: 5 % of the visitors get mf-one@1.1.0.')
  expect(text).toMatch(/<th scope="row">mf-one<\/th><td>1\.0\.0<\/td>/)
  expect(text).toContain('unchecked: no browser here')
  expect(text).toMatch(/<li value="2">.*\(live\)/)
})

it('takes no word of a deployment for markup', async () => {
  const text = await page()
  expect(text).not.toContain('<img')
  expect(text).toContain('promote &#60;img')
})

it('shows visits by release, and how many had an error, where a collector answers', async () => {
  const release = 'mf-one@1.1.0'
  const events: VisitEvent[] = [
    ...Array.from({ length: 8 }, () => ({ kind: 'visit', release }) as const),
    { kind: 'visitWithError', release },
    { kind: 'visit', release: 'mf-one@1.0.0' },
  ]
  await withCollector(events, async () => {
    const text = await page()
    expect(text).toContain('<td>1.1.0</td><td>canary</td><td>–</td><td>8</td><td>12.5 %</td>')
    expect(text).toMatch(/<td>1\.0\.0<\/td>.*<td>1<\/td><td>0\.0 %<\/td>/)
  })
})

it('has no column of visits without a collector', async () => {
  expect(await readVisitCounts({ REPORTS_METRICS_PORT: '1' })).toBeUndefined()
  process.env['REPORTS_METRICS_PORT'] = '1'
  expect(await page()).not.toContain('Visits')
})
