import type { deploy } from '../store/deployments.ts'

/** The callback of `deploy`: receives the newest deployment, and returns the change to make, if any. */
export type DeploymentChangeDecider = Parameters<typeof deploy>[1]

interface Unchanged {
  /** Wraps a decision so that it changes nothing if another deployment has become the newest. */
  readonly decide: (decide: DeploymentChangeDecider) => DeploymentChangeDecider
  /** Whether the wrapped decision was skipped because another deployment had become the newest. */
  readonly hasChanged: () => boolean
}

/**
 * Compare and swap: wraps a decision so that it applies only while the same deployment is the newest. If
 * another process deploys first, `deploy` calls the decision again, which then changes nothing.
 * @param seen number of the deployment that the decision is based on; undefined allows any deployment
 */
export function createConcurrentChangeGuard(seen: number | undefined): Unchanged {
  let hasChanged = false
  return {
    decide: decide => async newest => {
      hasChanged = seen !== undefined && newest?.number !== seen
      return hasChanged ? undefined : decide(newest)
    },
    hasChanged: () => hasChanged,
  }
}
