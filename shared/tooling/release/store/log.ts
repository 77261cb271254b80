import type { Deployment } from './deployment.ts'
import { hasGeneration, type Store } from './store.ts'
import { chainOf, type Ignored } from './trust/chain.ts'

/** A deployment of a site; also what `log --json` prints. */
export type LogEntry = Deployment & {
  /** Whether the generation is still in the store, so that a rollback can name it. */
  readonly isKept: boolean
}

/** @returns whose key made a deployment, and in whose hands it says it was */
export const whoMade = ({ key, by }: Pick<Deployment, 'key' | 'by'>): string => `${key} (${by})`

/** @returns every deployment that is kept, and what lies among them and does not count; the newest first */
export async function logOf(store: Store): Promise<readonly (LogEntry | Ignored)[]> {
  const { deployments, ignored } = await chainOf(store)
  const entries = deployments.map(each => ({ ...each, isKept: hasGeneration(store, each.generation) }))
  return [...entries, ...ignored].sort((a, b) => b.number - a.number)
}
