/**
 * `canary mf-maze@1.5.0 --steps 5,25,100 --judge`: widens a canary as long as the reports on it are no worse
 * than on the stable release.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { analysisOf, type Analysis } from '../judge/analysis.ts'
import { queryObservation } from '../judge/prometheus.ts'
import { nextMove, type CanaryRollout, type RolloutRules } from '../judge/rollout.ts'
import type { Deployment } from '../store/deployment/deployment.ts'
import type { Store } from '../store/store.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { requirePermissions } from '../store/trust/owners.ts'
import { startCanary, stopCanary, type CanaryRelease } from './canary.ts'
import { promote } from './promote.ts'
import { requireLiveDeployment } from './parse-releases.ts'

export interface JudgedCanaryOptions {
  readonly rules: RolloutRules
  /** Time between two analyses; ms. */
  readonly intervalMs: number
  readonly prometheus: string
  /** The reason for releasing without a check. */
  readonly unchecked: string | undefined
}

/**
 * Widens a canary step by step, and stops it if the reports on it are worse than on the stable release.
 * @param say function that receives a line about each analysis, unless the line is the same as the last one
 * @returns the deployment that gave the release to all visitors
 * @throws Error with a one-line reason if the canary cannot be judged or was rolled back
 */
export async function runJudgedCanary(
  store: Store,
  { app, version }: CanaryRelease,
  { rules, intervalMs, prometheus, unchecked }: JudgedCanaryOptions,
  say: (line: string) => void,
): Promise<Deployment> {
  requirePermissions(await loadTrust(store), [
    { right: 'promote', app },
    { right: 'rollback', app },
  ])
  const before = await requireLiveDeployment(store)
  let stable = stableRelease(before, app)
  const canary = `${app}@${version}`
  const running = before.canary
  const reached = running?.app === app && running.version === version ? running.percent : 0
  // Start at the first step that is not below the canary's percentage. If there is no such step below 100 %,
  // judge the canary at its current percentage.
  const first = rules.steps.find(step => step >= reached && step < 100) ?? reached
  await startCanary(store, { app, version }, first, unchecked)
  let rollout: CanaryRollout = { weight: first, since: Date.now(), failures: 0 }
  for (let said = ''; ;) {
    await delay(intervalMs)
    await store.shared?.update()
    const newest = await requireLiveDeployment(store)
    requireRunning(newest, canary, app, version)
    const stableNow = stableRelease(newest, app)
    if (stableNow !== stable) rollout = { ...rollout, since: Date.now(), failures: 0 }
    stable = stableNow
    const now = Date.now()
    const analysis = await analysed({ prometheus, canary, stable, since: rollout.since, now }, rollout.weight)
    const line = `${canary} at ${rollout.weight} %: ${inWords(analysis)}`
    if (line !== said) say(line)
    said = line
    const move = nextMove(rollout, analysis, now, rules)
    if (move.to === 'take back') {
      await stopCanary(store, { app, version, why: move.why })
      throw new Error(`${canary} was taken back at ${rollout.weight} % of the visitors: ${move.why}.`)
    }
    // Apply the verdict only while the analysed deployment is live. If another deployment goes live first,
    // the next round analyses the new deployment.
    if (move.to === 'wait') {
      rollout = move.rollout
    } else if (move.weight === 100) {
      const reason = { what: `promote ${canary}`, ...(unchecked !== undefined && { unchecked }) }
      const promoted = await promote(store, { [app]: version }, reason, {}, newest.number)
      if (promoted) return promoted
    } else {
      const widened = await startCanary(store, { app, version }, move.weight, unchecked, newest.number)
      if (widened || newest.canary?.percent === move.weight)
        rollout = { weight: move.weight, since: Date.now(), failures: 0 }
    }
  }
}

/** Queries and analyses reports. A failed query is inconclusive, so the canary waits until its time limit. */
async function analysed(question: Parameters<typeof queryObservation>[0], weight: number): Promise<Analysis> {
  try {
    return analysisOf(await queryObservation(question), weight)
  } catch (error) {
    return { status: 'inconclusive', why: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Returns the stable release of an app, with which the canary is compared.
 * @throws Error if the app has never been live, or if visits send no reports
 */
function stableRelease({ plan }: Deployment, app: string): string {
  const { pins, reports } = plan
  const version = pins[app]
  if (version === undefined) {
    throw new Error(`${app} has never been live, so there is nothing to judge it by. Leave out --judge.`)
  }
  if (reports === undefined) {
    throw new Error(
      `Visits report nothing, so there is nothing to judge by. Switch it on first: npm run release -- promote ${app}@${version} --reports 100 (shared/docs/guides/judged-canaries.md).`,
    )
  }
  return `${app}@${version}`
}

/**
 * Checks that the canary is still running with the same release.
 * @throws Error if another process has stopped or replaced the canary
 */
function requireRunning({ canary, what }: Deployment, release: string, app: string, version: string): void {
  if (canary?.app === app && canary.version === version) return
  throw new Error(`${release} is no canary any more: somebody else has decided (${what}). Nothing is judged.`)
}

const inWords = (analysis: Analysis): string =>
  analysis.status === 'passed' ? 'no worse than the stable release' : `${analysis.status}, ${analysis.why}`
