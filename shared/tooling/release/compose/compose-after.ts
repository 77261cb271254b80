import type { DeploymentChange } from '../store/deployments.ts'
import type { Plan } from '../store/plan.ts'
import { readPlan, type Store } from '../store/store.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { composeWith } from './compose.ts'
import { readStalePages, type StalePages } from './kept-pages.ts'
import { PageCompositionError } from './uncomposed-error.ts'

export interface CompositionResult {
  readonly generation: string
  /** They no longer compose: their live documents stay. */
  readonly kept: readonly KeptRelease[]
}

export type KeptRelease = NonNullable<DeploymentChange['kept']>[number]

/** An unchanged remote that does not compose keeps its live documents. */
export async function composeVerified(
  store: Store,
  live: string | undefined,
  plan: ReleasedPlan,
): Promise<CompositionResult> {
  const kept = new Map<string, StalePages>()
  const releases: KeptRelease[] = []
  for (;;) {
    try {
      const { generation } = await composeWith(store, plan, kept)
      return { generation, kept: releases }
    } catch (error) {
      if (!(error instanceof PageCompositionError) || live === undefined || kept.has(error.remote))
        throw error
      kept.set(error.remote, await pagesInstead(store, live, plan.plan, error))
      releases.push({ release: error.release, why: error.message })
    }
  }
}

async function pagesInstead(
  store: Store,
  live: string,
  plan: Plan,
  error: PageCompositionError,
): Promise<StalePages> {
  const { remote, release } = error
  // With another release, there are no documents to keep, and the release's own error must stop the change.
  const before = await readPlan(store, live)
  if (before.pins[remote] !== plan.pins[remote]) throw error
  const pages = await readStalePages(store, live, remote, release)
  if (pages) return pages
  throw new Error(
    `${error.message}
Its documents cannot stay as they are live either: generation ${live} does not say which they are. Bring a release of it that composes: npm run release -- promote ${remote}@<version>, or go back from ${release}: npm run release -- rollback ${remote}`,
    { cause: error },
  )
}
