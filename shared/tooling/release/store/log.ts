import { deploymentNumbers, readDeployment, type Deployment } from './deployments.ts'
import { hasGeneration, type Store } from './store.ts'

/** A deployment of a site; also what `log --json` prints. */
export interface LogEntry extends Deployment {
  /** Whether the generation is still in the store, so that a rollback can name it. */
  readonly isKept: boolean
}

/** One whose folder is there but tells nothing any more. */
export interface UnreadableEntry {
  readonly number: number
  readonly what?: undefined
}

/** @returns whose key made a deployment, and in whose hands it says it was */
export const whoMade = ({ key, by = 'somebody' }: Pick<Deployment, 'key' | 'by'>): string =>
  key === undefined ? by : `${key} (${by})`

/** @returns every deployment that is kept, the newest first */
export async function logOf(store: Store): Promise<readonly (LogEntry | UnreadableEntry)[]> {
  const numbers = (await deploymentNumbers(store)).reverse()
  return Promise.all(
    numbers.map(async number => {
      const deployment = await readDeployment(store, number)
      return deployment ? { ...deployment, isKept: hasGeneration(store, deployment.generation) } : { number }
    }),
  )
}
