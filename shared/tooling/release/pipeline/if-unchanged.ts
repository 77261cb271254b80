import type { deploy } from '../store/deployments.ts'

/** A callback of `deploy`, which returns the change to make after the newest deployment. */
export type DecideChange = Parameters<typeof deploy>[1]

interface Unchanged {
  /** Wraps a decision so that it changes nothing if another deployment has become the newest. */
  readonly decide: (decide: DecideChange) => DecideChange
  /** Whether the wrapped decision was skipped because another deployment had become the newest. */
  readonly hasChanged: () => boolean
}

/**
 * Compare and swap: wraps a decision so that it applies only to the deployment it was based on. `deploy`
 * calls it again if another process creates the next deployment first.
 * @param seen number of the deployment that the decision is based on; by default any
 */
export function createUnchangedGuard(seen: number | undefined): Unchanged {
  let hasChanged = false
  return {
    decide: decide => async newest => {
      hasChanged = seen !== undefined && newest?.number !== seen
      return hasChanged ? undefined : decide(newest)
    },
    hasChanged: () => hasChanged,
  }
}
