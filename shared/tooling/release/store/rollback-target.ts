import type { Change, Deployment } from './deployment.ts'

/**
 * Returns the target of a rollback: the last deployment that showed visitors something else than the newest
 * one. Ended canaries never come back, and widening a canary is not a step.
 * @param read returns a deployment by number; undefined if the deployment is no longer stored
 * @returns undefined if there is nothing to go back to
 */
export async function rollbackTarget(
  newest: Deployment,
  read: (number: number) => Promise<Deployment | undefined>,
): Promise<Deployment | undefined> {
  for (let number = newest.previous; number !== undefined;) {
    const earlier = await read(number)
    if (!earlier) return undefined
    const { generation, canary } = repeated(earlier, newest)
    if (generation !== newest.generation || canary?.generation !== newest.canary?.generation) return earlier
    number = earlier.previous
  }
  return undefined
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
