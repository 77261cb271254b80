/** `canary mf-maze@1.5.0 --steps 5,25,100 --judge`: widens by itself while visits of the canary report nothing worse than others. */
import { setTimeout as delay } from 'node:timers/promises'
import { analysisOf, type Analysis } from '../../judge/analysis.ts'
import { observed } from '../../judge/prometheus.ts'
import { nextMove, type Rollout, type RolloutRules } from '../../judge/rollout.ts'
import { newestDeployment, type Deployment } from '../../store/deployments.ts'
import { readPlan, type Store } from '../../store/store.ts'
import { trustIn } from '../../store/trust/first-use.ts'
import { requireMay } from '../../store/trust/requirements.ts'
import { terminalText } from '../terminal-text.ts'
import { live } from './releases.ts'
import { wholeNumber, type Options } from './request.ts'
import { prometheusFrom } from './typed-options.ts'

/** What a judge does with a canary. */
export interface CanaryMoves {
  /**
   * @param seen number of the deployment that was judged; none at the beginning, when nothing has been
   * @returns whether it was still the newest; nothing has changed otherwise
   */
  readonly widen: (percent: number, seen?: number) => Promise<boolean>
  /**
   * @param seen as above
   * @returns what to tell who started it; nothing if somebody else was faster, and nothing has changed
   */
  readonly promote: (seen: number) => Promise<string | undefined>
  /** @param why in a line, for the log */
  readonly takeBack: (why: string) => Promise<void>
}

/** Two in a row: what one look finds, the next one confirms with more visits. */
const FAILURE_LIMIT = 2

const DEFAULT_STEPS = '5,25,100'

/**
 * @returns how it ended
 * @throws Error if it cannot be judged, or was taken back: with the reason in one line
 */
export async function judgedCanary(
  store: Store,
  app: string,
  version: string,
  options: Options,
  moves: CanaryMoves,
): Promise<string> {
  const rules: RolloutRules = {
    steps: stepsFrom(options.steps ?? DEFAULT_STEPS),
    failureLimit: FAILURE_LIMIT,
    patience: wholeNumber('patience', options.patience ?? '60', 1, 10_000) * 60_000,
  }
  const intervalMs = wholeNumber('interval', options.interval ?? '10', 1, 3600) * 1000
  const named = options.prometheus === undefined ? 'PROMETHEUS_URL' : '--prometheus'
  const prometheus = prometheusFrom(
    named,
    options.prometheus ?? (process.env['PROMETHEUS_URL'] || 'http://localhost:9090'),
  )
  requireMay(await trustIn(store), [
    { right: 'promote', app },
    { right: 'rollback', app },
  ])
  const before = live(store, await newestDeployment(store))
  let stable = await stableRelease(store, before, app)
  const canary = `${app}@${version}`
  const running = before.canary
  const reached = running?.app === app && running.version === version ? running.percent : 0
  // One that is beyond the last step but 100 is judged where it is.
  const first = rules.steps.find(step => step >= reached && step < 100) ?? reached
  await moves.widen(first)
  let rollout: Rollout = { weight: first, since: Date.now(), failures: 0 }
  for (let said = ''; ;) {
    await delay(intervalMs)
    await store.shared?.update()
    const newest = live(store, await newestDeployment(store))
    requireRunning(newest, canary, app, version)
    const stableNow = await stableRelease(store, newest, app)
    if (stableNow !== stable) rollout = { ...rollout, since: Date.now(), failures: 0 }
    stable = stableNow
    const now = Date.now()
    const analysis = await analysed({ prometheus, canary, stable, since: rollout.since, now }, rollout.weight)
    const line = `${canary} at ${rollout.weight} %: ${inWords(analysis)}`
    if (line !== said) console.log(terminalText(line, store))
    said = line
    const move = nextMove(rollout, analysis, now, rules)
    if (move.to === 'take back') {
      await moves.takeBack(move.why)
      throw new Error(`${canary} was taken back at ${rollout.weight} % of the visitors: ${move.why}.`)
    }
    if (move.to === 'wait') {
      rollout = move.rollout
    } else if (move.weight === 100) {
      const promoted = await moves.promote(newest.number)
      if (promoted !== undefined) return promoted
    } else if (await moves.widen(move.weight, newest.number)) {
      rollout = { weight: move.weight, since: Date.now(), failures: 0 }
    }
    // Where somebody else has changed something since the look, the next look finds out what.
  }
}

/** One that nothing is known about has not failed: the patience of the step sees to that. */
async function analysed(question: Parameters<typeof observed>[0], weight: number): Promise<Analysis> {
  try {
    return analysisOf(await observed(question), weight)
  } catch (error) {
    return { status: 'inconclusive', why: error instanceof Error ? error.message : String(error) }
  }
}

/** @throws Error if there is nothing to compare with, or nothing to go by */
async function stableRelease(store: Store, { generation }: Deployment, app: string): Promise<string> {
  const { pins, reports } = await readPlan(store, generation)
  const version = pins[app]
  if (version === undefined) {
    throw new Error(`${app} has never been live, so there is nothing to judge it by. Leave out --judge.`)
  }
  if (reports === undefined) {
    throw new Error(
      `Visits report nothing, so there is nothing to judge by. Switch it on first: npm run release -- promote ${app}@${version} --reports 100 (shared/docs/judged-canaries.md).`,
    )
  }
  return `${app}@${version}`
}

/** @throws Error if somebody else has decided meanwhile */
function requireRunning({ canary, what }: Deployment, release: string, app: string, version: string): void {
  if (canary?.app === app && canary.version === version) return
  throw new Error(`${release} is no canary any more: somebody else has decided (${what}). Nothing is judged.`)
}

/** @throws Error that shows the form */
export function stepsFrom(typed: string): readonly number[] {
  const steps = typed.split(',').map(step => wholeNumber('steps', step, 1, 100))
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0))
  // With 100 alone there would be nothing to judge by.
  if (isRising && steps.length > 1 && steps.at(-1) === 100) return steps
  throw new Error(
    `--steps needs at least two rising per cents of visitors up to 100, like ${DEFAULT_STEPS}, not "${typed}".`,
  )
}

const inWords = (analysis: Analysis): string =>
  analysis.status === 'passed' ? 'no worse than the stable release' : `${analysis.status}, ${analysis.why}`
