/**
 * `npm run lab -- cluster-figures`: whether visitors notice releases and failures on a site with three edges, how soon a release is everywhere, and how
 * much one, two and three edges take. Everything is real: Ceph, nginx, browsers, commands. Takes a quarter of an hour.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { sendVisitors, type Visits } from '@kutuhal/testing/soak/visitors.ts'
import { wholeNumber } from '@kutuhal/release/commands/verbs/request.ts'
import { ensureBrowser, QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { killDaemon, startDaemon, startGateway } from '../programs/ceph.ts'
import { ensureWrk } from '@kutuhal/release/programs/nginx-and-wrk.ts'
import { putLoadOn } from '../load/load.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { timeReleases, timeRollbacks, type Spread } from './release-times.ts'
import { watchGenerations } from './seen-generations.ts'

interface Phase {
  readonly name: string
  /** Documents and navigations that visitors finished meanwhile. */
  readonly loads: number
  readonly failed: readonly string[]
  readonly errors: readonly string[]
}

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '100' },
    every: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '50' },
    reading: { type: 'string', default: '25' },
    outage: { type: 'string', default: '60' },
  },
})
const count = (name: keyof typeof values) => wholeNumber(name, values[name], 1, 10_000)
const [releases, everySeconds, visitors] = [count('releases'), count('every'), count('visitors')]
const [readingSeconds, outageSeconds] = [count('reading'), count('outage')]

/** For what is killed and not waited for: as long as visitors need to meet it; ms. */
const AFTER_MS = 20_000

const cluster = await startCluster({ osds: 3, edges: 3, gateways: 2 }, console.log)
try {
  say(`Load of this computer before: ${load()}.`)
  await measureLoad(cluster)
  await measureVisits(cluster)
} finally {
  await cluster.close()
}

async function measureVisits(site: Cluster): Promise<void> {
  const { edges, balancer, bucket } = site
  const args = ['--no-sandbox', ...QUIET_FLAGS, '--ignore-certificate-errors']
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args })
  const seen = watchGenerations(
    `${bucket.objects}/pointers/live`,
    edges.map(({ address }) => address),
  )
  const visits = sendVisitors(browser, balancer.address, visitors ?? 0, (readingSeconds ?? 0) * 1000)
  try {
    let released: readonly Spread[] = []
    report(
      await troubleIn(
        visits,
        `${releases} releases, one every ${everySeconds} s or as fast as they go`,
        async () => {
          released = await timeReleases(seen, releases ?? 0, (everySeconds ?? 0) * 1000)
        },
      ),
    )
    tell('a release, once it is published', released)
    let back: readonly Spread[] = []
    // Before the first release there is nothing to go back to.
    const steps = Math.min(10, (releases ?? 0) - 1)
    report(
      await troubleIn(visits, `${steps} rollbacks`, async () => {
        back = await timeRollbacks(site, seen, steps)
      }),
    )
    tell('a rollback', back)
    await measureFailures(site, visits)
  } finally {
    await seen.stop()
    await visits.stop()
    await browser.close()
  }
}

async function measureFailures(site: Cluster, visits: Visits): Promise<void> {
  const { ceph, edges } = site
  const [, edge] = edges
  report(
    await troubleIn(visits, 'an edge killed, and started again', async () => {
      edge?.kill()
      await delay(AFTER_MS)
      await edge?.startAgain()
      await delay(AFTER_MS)
    }),
  )
  report(
    await troubleIn(visits, 'an OSD killed, and started again', async () => {
      killDaemon(ceph.folder, 'osd.1')
      await delay(AFTER_MS)
      startDaemon(ceph.folder, 'osd.1')
      await delay(AFTER_MS)
    }),
  )
  report(
    await troubleIn(visits, `the gateway of the object store away for ${outageSeconds} s`, async () => {
      killDaemon(ceph.folder, 'gateway')
      await delay((outageSeconds ?? 0) * 1000)
      await startGateway(ceph)
    }),
  )
  report(
    await troubleIn(visits, 'one more edge', async () => {
      const began = performance.now()
      const { name } = await site.addEdge()
      say(`${name} is behind the balancer after ${seconds(performance.now() - began)}`)
      await delay(AFTER_MS)
    }),
  )
}

/** What visitors did and ran into while something happened. */
async function troubleIn(visits: Visits, name: string, happening: () => Promise<unknown>): Promise<Phase> {
  const loadsOf = () => visits.count().loads + visits.count().navigations
  const [loads, failed, errors] = [loadsOf(), visits.trouble.failedLoads.length, visits.trouble.errors.length]
  await happening()
  return {
    name,
    loads: loadsOf() - loads,
    failed: visits.trouble.failedLoads.slice(failed),
    errors: visits.trouble.errors.slice(errors),
  }
}

async function measureLoad({ edges, balancer }: Cluster): Promise<void> {
  const program = ensureWrk()
  if (!program) return
  const paths = ['/', '/news', '/courses', '/contact', '/robot-maze']
  const [single] = edges
  // Once, so that every edge has them.
  for (const { address } of edges) await putLoadOn(program, { origin: address, paths, seconds: 1 })
  if (single)
    tellLoad(
      'one edge, asked directly',
      await putLoadOn(program, { origin: single.address, paths, seconds: 5 }),
    )
  for (const count of [1, 2, 3]) {
    await balancer.spreadOver(edges.slice(0, count).map(({ port }) => port))
    await delay(1000)
    const figures = await putLoadOn(program, { origin: balancer.address, paths, seconds: 5 })
    tellLoad(`${count} behind the balancer`, figures)
  }
}

function tellLoad(
  name: string,
  { requestsPerSecond, latency, badStatus, socketErrors }: Awaited<ReturnType<typeof putLoadOn>>,
): void {
  say(
    `${name}: ${requestsPerSecond} pages a second, 99 % within ${latency.p99} ms, ${badStatus + socketErrors} failed; load of the computer ${load()}`,
  )
}

function report({ name, loads, failed, errors }: Phase): void {
  say(
    `${name}: ${loads} pages shown, ${failed.length} loads failed, ${errors.length} errors; load of the computer ${load()}`,
  )
  for (const line of [...failed, ...errors].slice(0, 10)) say(`    ${line}`)
  if (failed.length > 0) process.exitCode = 1
}

function tell(name: string, times: readonly Spread[]): void {
  for (const [what, key] of [
    ['from the pointer to the last edge', 'spreadMs'],
    ['from the command to the last edge', 'wholeMs'],
  ] as const) {
    const sorted = times.map(time => time[key]).sort((a, b) => a - b)
    const [median = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
    say(`${name}, ${what}: ${seconds(median)} in the median, ${seconds(longest)} at most`)
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? '?'
}

function say(line: string): void {
  console.log(line)
}
