/**
 * Tests the whole feedback loop with real browsers: code throws in a browser, the shell reports it, the
 * collector counts it, Prometheus reads the counts and the command rolls back.
 */
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { createStoreWithLiveReleases } from '@kutuhal/testing/released-store.ts'
import { startCollector } from '@kutuhal/release/collector/service.ts'
import { readSettings } from '@kutuhal/release/collector/settings.ts'
import { startReleaseCommand } from '@kutuhal/release/fixtures/release-command.ts'
import { startPrometheus } from '../../programs/prometheus.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestDeployment } from '@kutuhal/release/store/deployments.ts'
import { readPlan } from '@kutuhal/release/store/store.ts'
import { startReverseProxy } from '../fixtures/reverse-proxy.ts'
import { startBrowserTraffic } from './browser-visitors.ts'
import { publishThrowingRelease } from './throwing-release.ts'

const APP = 'mf-maze'
const CANARY = `${APP}@7.0.0`

/** Clean-up tasks: they run in reverse order, even after a failed test. */
const ends: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('A release that throws in some visitors’ browsers is taken back by what these browsers report', async ({
  browser,
}) => {
  const store = await createStoreWithLiveReleases()
  ends.push(() => rm(store.folder, { recursive: true }))
  const before = (await newestDeployment(store))?.generation ?? ''
  const good = (await readPlan(store, before)).pins[APP] ?? ''
  const switchedOn = await startReleaseCommand(store.folder, [
    'promote',
    `${APP}@${good}`,
    '--reports',
    '100',
  ])
  expect(switchedOn.code, switchedOn.output).toBe(0)
  await publishThrowingRelease(store, APP, good, '7.0.0')

  const site = await serveSite(store)
  ends.push(() => site.close())
  // All visitors share one network here, so the limit of reports from one network is switched off.
  const settings = { REPORTS_PORT: '0', REPORTS_METRICS_PORT: '0', REPORTS_A_MINUTE: '0' }
  const collector = await startCollector(store, readSettings(settings))
  ends.push(() => collector.stop())
  const prometheus = await startPrometheus({ reports: [new URL(collector.metricsAddress).host] })
  ends.push(() => prometheus.stop())
  const front = await startReverseProxy(await site.listen({ host: '127.0.0.1', port: 0 }), collector.address)
  ends.push(() => front.close())

  const traffic = startBrowserTraffic(browser, front.address, '/robot-maze')
  ends.push(() => traffic.stop())
  const startedAt = Date.now()
  // The canary gets half of the visitors, so a hundred visits are enough for a verdict.
  const judged = startReleaseCommand(store.folder, [
    ...['canary', CANARY, '--judge', '--steps', '50,100', '--interval', '1'],
    ...['--prometheus', prometheus.address],
  ])
  await Promise.race([judged, traffic.failed])
  const { code, output } = await judged
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  const [, reason = ''] = /was taken back at 50 % of the visitors: (.*)\./.exec(output) ?? []
  console.log(
    `Back after ${seconds} s; ${traffic.thatGot(CANARY)} of ${traffic.visits()} visits got it. ${reason}`,
  )

  expect(code, output).toBe(1)
  expect(reason).toMatch(/^(errors|fallbacks) in [\d.]+ % of \d+ visits, [\d.]+ % of \d+ with the stable/)
  const now = await newestDeployment(store)
  expect(now?.canary).toBeUndefined()
  expect(now?.what).toContain(`stop of the canary ${CANARY} (${reason})`)
  expect((await readPlan(store, now?.generation ?? '')).pins[APP]).toBe(good)

  const counts = await (await fetch(`${collector.metricsAddress}/metrics`)).text()
  // The canary throws for visitors who read Hindi: their browsers loaded the previous release instead.
  expect(counted(counts, 'site_fallbacks_total', CANARY)).toBeGreaterThan(0)
  expect(counted(counts, 'site_lcp_seconds_count', `${APP}@${good}`)).toBeGreaterThan(0)
})

/** Sums a Prometheus series of a release over all generations. */
function counted(text: string, series: string, name: string): number {
  const own = text.split('\n').filter(line => line.startsWith(`${series}{`) && line.includes(`"${name}"`))
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
