import type { Deployment } from './deployment/deployment.ts'
import { hasGeneration, type Store } from './store.ts'
import type { IgnoredDeployment } from './trust/chain.ts'
import { readVerifiedStoreState } from './trust/view.ts'

/** A deployment of a site; also what `log --json` prints. */
export type LogEntry = Deployment & {
  /** Whether the store still has the generation, so that a rollback can make it live. */
  readonly isKept: boolean
}

/** @returns the key that signed a deployment, followed by the person or pipeline that ran the command */
export const formatDeployer = ({ key, by }: Pick<Deployment, 'key' | 'by'>): string => `${key} (${by})`

/** @returns all stored deployments, including invalid ones; the newest comes first */
export async function readLog(store: Store): Promise<readonly (LogEntry | IgnoredDeployment)[]> {
  const { deployments, ignored } = await readVerifiedStoreState(store)
  const entries = deployments.map(each => ({ ...each, isKept: hasGeneration(store, each.generation) }))
  return [...entries, ...ignored].sort((a, b) => b.number - a.number)
}
