import type { Change, Deployment } from './deployment.ts'

/**
 * Returns the target of a rollback: the last deployment that showed visitors something else than the newest
 * one. Ended canaries never come back, and widening a canary is not a step.
 * @param deployments that can go live again
 * @returns undefined if there is nothing to go back to
 */
export function rollbackTarget(
  newest: Deployment,
  deployments: readonly Deployment[],
): Deployment | undefined {
  return earlierThan(newest, deployments).find(earlier => {
    const { generation, canary } = repeated(earlier, newest)
    return generation !== newest.generation || canary?.generation !== newest.canary?.generation
  })
}

/** Lists the deployments to which rollbacks lead one after the other, the next one first. */
export function earlierThan(
  { previous }: Deployment,
  deployments: readonly Deployment[],
): readonly Deployment[] {
  const earlier = deployments.find(({ number }) => number === previous)
  return earlier ? [earlier, ...earlierThan(earlier, deployments)] : []
}

/** Returns the change that applies an earlier deployment again, with its rollback target. */
export function repeated(earlier: Deployment, newest: Deployment): Omit<Change, 'what'> {
  const { generation, previous, canary } = earlier
  const goesOn = canary && isSameRelease(canary, newest.canary)
  return {
    generation,
    ...(previous !== undefined && { previous }),
    ...(goesOn && { canary: { ...canary, percent: newest.canary?.percent ?? canary.percent } }),
  }
}

function isSameRelease(one: Deployment['canary'], other: Deployment['canary']): boolean {
  return one?.app === other?.app && one?.version === other?.version
}
