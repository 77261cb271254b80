/**
 * `npm run lab -- judged-canaries` tests canaries with the real server, collector, Prometheus and command
 * line, and with scripted visitors.
 */
import {
  runReleaseCommand,
  startReleaseCommand,
  type CommandResult,
} from '@kutuhal/release/fixtures/release-command.ts'
import { createTinyStoreFactory } from '@kutuhal/release/fixtures/tiny-store.ts'
import { newestDeployment } from '@kutuhal/release/store/deployments.ts'
import { readPlan, type Store } from '@kutuhal/release/store/store.ts'
import { startReportingSite, type ReportingSite } from './fixtures/reporting-site.ts'
import { startScriptedTraffic } from './fixtures/scripted-visitors.ts'
import type { Traffic } from './fixtures/traffic.ts'

jest.setTimeout(300_000)

const APP = 'mf-one'
/** The error rate of every healthy release: one visit in a hundred. */
const NOISE = 0.01

const freshStore = createTinyStoreFactory()

let store: Store
let site: ReportingSite
let traffic: Traffic | undefined

beforeEach(async () => {
  store = { folder: await freshStore(), pointer: 'live' }
  await runReleaseCommand(store.folder, 'promote', `${APP}@1.0.0`, '--reports', '100')
  site = await startReportingSite(store)
})

afterEach(async () => {
  await traffic?.stop()
  traffic = undefined
  await site.close()
})

async function judge(version: string, ...more: readonly string[]): Promise<CommandResult> {
  const judged = startReleaseCommand(store.folder, [
    ...['canary', `${APP}@${version}`, '--judge', '--steps', '5,25,100'],
    ...['--prometheus', site.prometheus, '--interval', '1', '--step-timeout', '2', ...more],
  ])
  // If a visit fails, `failed` rejects, which fails the test without waiting for the end of the command.
  await Promise.race([judged, traffic?.failed ?? judged])
  return judged
}

async function live() {
  const newest = await newestDeployment(store)
  const plan = await readPlan(store, newest?.generation ?? '')
  return { version: plan.pins[APP], canary: newest?.canary, what: newest?.what }
}

it('takes a release back within a minute that throws for one visitor in five, before more than 5 % got it', async () => {
  const canary = `${APP}@1.1.0`
  traffic = startScriptedTraffic(site.address, APP, release => (release === canary ? 0.2 : NOISE))
  const startedAt = Date.now()
  const { code, output } = await judge('1.1.0')
  const seconds = (Date.now() - startedAt) / 1000
  const [visits, got] = [traffic.visits(), traffic.thatGot(canary)]
  console.log(
    `Back after ${seconds.toFixed(1)} s; ${got} of ${visits} visits (${((100 * got) / visits).toFixed(1)} %) got it.`,
  )
  expect(output).toMatch(
    /mf-one@1\.1\.0 was taken back at 5 % of the visitors: errors in [\d.]+ % of \d+ visits, .*/,
  )
  expect(code).toBe(1)
  expect(seconds).toBeLessThan(60)
  expect(got).toBeGreaterThan(0)
  expect(got / visits).toBeLessThanOrEqual(0.05)
  expect(await live()).toMatchObject({
    ...{ version: '1.0.0', canary: undefined },
    what: expect.stringMatching(/^stop of the canary mf-one@1\.1\.0 \(errors in /) as string,
  })
})

it('widens a good one to everybody by itself', async () => {
  traffic = startScriptedTraffic(site.address, APP, () => NOISE)
  const startedAt = Date.now()
  const { code, output } = await judge('1.2.0')
  console.log(
    `Everybody's after ${((Date.now() - startedAt) / 1000).toFixed(1)} s and ${traffic.visits()} visits.`,
  )
  expect(output).toMatch(
    /mf-one@1\.2\.0 at 5 %: no worse[^]*mf-one@1\.2\.0 at 25 %: no worse[^]*Live: mf-one@1\.2\.0/,
  )
  expect(code).toBe(0)
  expect(await live()).toMatchObject({ version: '1.2.0', canary: undefined })
})

it('gives no verdict without visits, and takes back what nothing is known of', async () => {
  const { code, output } = await judge('1.2.0', '--step-timeout', '1')
  expect(output).toMatch(
    /inconclusive, 0 visits of the canary, 30 are needed[^]*taken back at 5 % .*: no verdict in 1 minutes/,
  )
  expect(code).toBe(1)
  expect(await live()).toMatchObject({ version: '1.0.0', canary: undefined })
})

it('judges nothing where visits report nothing', async () => {
  await runReleaseCommand(store.folder, 'promote', `${APP}@1.0.0`, '--reports', '0')
  const { code, output } = await judge('1.2.0')
  expect(code).toBe(1)
  expect(output).toMatch(/Visits report nothing.*promote mf-one@1\.0\.0 --reports 100/)
  expect(await live()).toMatchObject({ version: '1.0.0', canary: undefined })
})
