import { devices } from 'playwright'
import {
  cacheStates,
  formatVisitCondition,
  orderVariants,
  siteVariants,
  type VisitCondition,
  type SiteVariant,
} from './comparison.ts'
import type { VisitSample } from './report/samples.ts'
import { withBenchTools, type ProgramPaths, type BenchTools } from './tools.ts'
import { measureVisit } from './visit/visit.ts'

/** Measured total time of a first and a second visit, for estimates; s. */
const SECONDS = { slow: 6.5, unthrottled: 2.5 }

/** Number of failed visits per round that a run tolerates on average. */
const FAILURES_A_ROUND = 0.1

/** Estimates how long a run takes; whole minutes. */
export function estimateRunMinutes(conditions: readonly VisitCondition[], rounds: number): number {
  const seconds = conditions.map(({ visitor }) => (visitor.line ? SECONDS.slow : SECONDS.unthrottled))
  const round = siteVariants.length * seconds.reduce((sum, each) => sum + each, 0)
  return Math.ceil((rounds * round) / 60)
}

interface Rounds {
  /** Number of complete rounds; lower than requested after Ctrl-C. */
  readonly rounds: number
  readonly samples: readonly VisitSample[]
  readonly browserVersion: string
}

/**
 * Visits all variants under all conditions, round by round, so that a slow phase of this computer affects all
 * of them.
 * @throws Error if the build or too many visits fail, or if stopped within the first round
 */
export async function runRounds(
  conditions: readonly VisitCondition[],
  rounds: number,
  programs: ProgramPaths,
): Promise<Rounds> {
  return withBenchTools(programs, async tools => {
    let isStopped = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
    let samples: readonly VisitSample[] = []
    let failures = 0
    let done = 0
    for (let round = 0; round < rounds && !isStopped; round += 1) {
      const ofRound: VisitSample[] = []
      for (const condition of conditions) {
        for (const variant of orderVariants(round)) {
          if (isStopped) break
          try {
            ofRound.push(...(await visitTwice(tools, condition, variant, round)))
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
      samples = [...samples, ...ofRound]
      done += 1
      console.log(`Round ${done} of ${rounds}`)
    }
    if (done === 0) throw new Error('Stopped.')
    return { samples, rounds: done, browserVersion: tools.browser.version() }
  })
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
