import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { chromium, devices, type Browser } from 'playwright'
import { ensureBrowser, QUIET_CHROMIUM_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { ensureTestCertificate } from '@kutuhal/release/serve/nginx/test-certificate.ts'
import {
  cacheStates,
  formatVisitCondition,
  orderVariants,
  type VisitCondition,
  type SiteVariant,
} from './comparison.ts'
import { startSimulatedNetwork, type SimulatedNetwork } from './network/simulated-network.ts'
import type { VisitSample } from './report/samples.ts'
import { serveVariants, type RunningVariants } from './sites/running-variants.ts'
import { measureVisit } from './visit/visit.ts'

/** Number of failed visits per round that a run tolerates on average. */
const FAILURES_A_ROUND = 0.1

interface Rounds {
  /** Number of complete rounds; lower than requested after Ctrl-C. */
  readonly rounds: number
  readonly samples: readonly VisitSample[]
  readonly browserVersion: string
}

/** The simulated network, sites and browser that every visit needs. */
interface BenchTools {
  readonly browser: Browser
  readonly sites: RunningVariants
  readonly line: SimulatedNetwork
}

/**
 * Visits all variants under all conditions, round by round, so that a slow phase of this computer affects all
 * of them.
 * @param nginx path of the program
 * @throws Error if the build or too many visits fail, or if stopped within the first round
 */
export async function runRounds(
  conditions: readonly VisitCondition[],
  rounds: number,
  nginx: string,
): Promise<Rounds> {
  const closing: (() => Promise<unknown>)[] = []
  try {
    const line = startSimulatedNetwork()
    closing.push(() => line.close())
    const sites = await serveVariants(line, nginx)
    closing.push(() => sites.close())
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: await browserArguments(),
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    closing.push(() => browser.close())
    return await visitAll({ browser, sites, line }, conditions, rounds)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function browserArguments(): Promise<string[]> {
  return [
    '--no-sandbox',
    ...QUIET_CHROMIUM_FLAGS,
    // Resolve names to IPv4 only: Chromium would also try IPv6, and each attempt would count as a connection.
    '--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1',
    await trustFlag(),
  ]
}

/**
 * Makes Chromium trust the test certificate. If Chromium only ignored the certificate's errors, it would not
 * cache the responses.
 */
async function trustFlag(): Promise<string> {
  const { certificate } = await ensureTestCertificate()
  const { publicKey } = new X509Certificate(await readFile(certificate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

async function visitAll(
  tools: BenchTools,
  conditions: readonly VisitCondition[],
  rounds: number,
): Promise<Rounds> {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
  const samples: VisitSample[] = []
  let failures = 0
  let done = 0
  while (done < rounds) {
    const ofRound: VisitSample[] = []
    for (const condition of conditions) {
      for (const variant of orderVariants(done)) {
        if (isStopped) break
        try {
          ofRound.push(...(await visitTwice(tools, condition, variant, done)))
        } catch (cause) {
          failures += 1
          const text = `${formatVisitCondition(condition)}, ${variant}: ${cause instanceof Error ? cause.message : String(cause)}`
          // Tolerate a few failed visits: the variant then has no sample in this round.
          if (failures > Math.ceil(rounds * FAILURES_A_ROUND)) throw new Error(text, { cause })
          console.log(text)
        }
      }
    }
    if (isStopped) break
    samples.push(...ofRound)
    done += 1
    console.log(`Round ${done} of ${rounds}`)
  }
  if (done === 0) throw new Error('Stopped.')
  return { samples, rounds: done, browserVersion: tools.browser.version() }
}

/** Measures a visit with an empty cache, and then a second visit with the cache that the first one filled. */
async function visitTwice(
  { browser, sites, line }: BenchTools,
  { page, server, visitor }: VisitCondition,
  variant: SiteVariant,
  round: number,
): Promise<VisitSample[]> {
  const context = await browser.newContext(devices['Pixel 7'])
  const samples: VisitSample[] = []
  try {
    line.shape = visitor.line
    for (const cache of cacheStates) {
      const figures = await measureVisit(context, {
        url: sites.address(server, variant, page.path),
        cpuSlowdown: visitor.cpuSlowdown,
        hasScripts: variant !== 'floor',
      })
      samples.push({ page: page.name, server, visitor: visitor.name, cache, variant, round, figures })
      line.dropConnections()
    }
    return samples
  } finally {
    line.dropConnections()
    await context.close()
  }
}
