/**
 * Tests the whole feedback loop with real browsers: code throws in a browser, the shell reports it, the
 * collector counts it, Prometheus reads the counts and the command rolls back.
 */
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { createStoreWithLiveReleases } from '@kutuhal/testing/released-store.ts'
import { createComponentPatches } from '@kutuhal/testing/composed-site/isolation/forged-release.ts'
import { republishRelease } from '@kutuhal/testing/republish-release.ts'
import { runReleaseCommand, startReleaseCommand } from '@kutuhal/release/fixtures/release-command.ts'
import { newestDeployment } from '@kutuhal/release/store/deployments.ts'
import { readPlan, releaseFolder } from '@kutuhal/release/store/store.ts'
import { startReportingSite } from '../fixtures/reporting-site.ts'
import { startBrowserTraffic } from './browser-visitors.ts'

const APP = 'mf-maze'
const CANARY = `${APP}@7.0.0`

/** A fault that only live visitors meet: the page throws in browsers that are set to Hindi. */
const fault = createComponentPatches(
  `type => navigator.language.startsWith('hi') ? () => { throw new Error('Nobody has tried this page in Hindi.') } : type`,
)

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
  await runReleaseCommand(store.folder, 'promote', `${APP}@${good}`, '--reports', '100')
  await republishRelease(store, releaseFolder(store, APP, good), '7.0.0', fault)

  const site = await startReportingSite(store)
  ends.push(() => site.close())
  const traffic = startBrowserTraffic(browser, site.address, '/robot-maze')
  ends.push(() => traffic.stop())
  const startedAt = Date.now()
  // The canary gets half of the visitors, so a hundred visits are enough for a verdict.
  const judged = startReleaseCommand(store.folder, [
    ...['canary', CANARY, '--judge', '--steps', '50,100', '--interval', '1'],
    ...['--prometheus', site.prometheus],
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

  const counts = await (await fetch(`${site.collector.metricsAddress}/metrics`)).text()
  // The canary throws for visitors who read Hindi: their browsers loaded the previous release instead.
  expect(counted(counts, 'site_fallbacks_total', CANARY)).toBeGreaterThan(0)
  expect(counted(counts, 'site_lcp_seconds_count', `${APP}@${good}`)).toBeGreaterThan(0)
})

/** Sums a Prometheus series of a release over all generations. */
function counted(text: string, series: string, name: string): number {
  const own = text.split('\n').filter(line => line.startsWith(`${series}{`) && line.includes(`"${name}"`))
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
