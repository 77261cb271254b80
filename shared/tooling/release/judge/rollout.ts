/** Decides on the next step of a canary, with the terms of Flagger and Argo Rollouts. */
import type { Analysis } from './analysis.ts'

export interface RolloutRules {
  /** Rising weights of the steps, in per cent of visitors; 100 is everybody. */
  readonly steps: readonly number[]
  /** Number of consecutive failed analyses after which the canary is rolled back. */
  readonly failureLimit: number
  /** Time limit for a step without a verdict; ms. */
  readonly stepTimeoutMs: number
}

export interface CanaryRollout {
  /** Weight of the current step; per cent of visitors. */
  readonly weight: number
  /** When the current step began; ms. */
  readonly since: number
  /** Number of consecutive failed analyses. */
  readonly failures: number
}

export type RolloutMove =
  | { readonly to: 'wait'; readonly rollout: CanaryRollout }
  | { readonly to: 'widen'; readonly weight: number }
  | { readonly to: 'take back'; readonly why: string }

/** Decides what to do after an analysis. @param now time of the analysis, comparable to `since`; ms */
export function nextMove(
  rollout: CanaryRollout,
  analysis: Analysis,
  now: number,
  rules: RolloutRules,
): RolloutMove {
  const { weight, since } = rollout
  const failures = analysis.status === 'failed' ? rollout.failures + 1 : 0
  if (analysis.status === 'passed') {
    return { to: 'widen', weight: rules.steps.find(step => step > weight) ?? 100 }
  }
  if (analysis.status === 'failed' && failures >= rules.failureLimit)
    return { to: 'take back', why: analysis.why }
  if (now - since > rules.stepTimeoutMs) {
    return {
      to: 'take back',
      why: `no verdict in ${Math.round(rules.stepTimeoutMs / 60_000)} minutes: ${analysis.why}`,
    }
  }
  return { to: 'wait', rollout: { ...rollout, failures } }
}
