import type { Visits } from '@kutuhal/testing/soak/visitors.ts'

export interface Phase {
  readonly name: string
  /** Documents and navigations that visitors finished meanwhile. */
  readonly loads: number
  readonly failed: readonly string[]
  readonly errors: readonly string[]
}

/** What visitors did and ran into while something happened. */
export async function troubleIn(
  visits: Visits,
  name: string,
  happening: () => Promise<unknown>,
): Promise<Phase> {
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
