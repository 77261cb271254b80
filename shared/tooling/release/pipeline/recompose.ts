import { composeAgain } from '../compose/compose.ts'
import type { Deployment } from '../store/deployment/deployment.ts'
import type { LiveProblem } from '../store/live-problems.ts'
import { planWith } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { VerifiedPlan, readVerifiedStoreState } from '../store/trust/view.ts'

export interface RecomposeResult {
  readonly problems: readonly LiveProblem[]
}

/** Composes the live deployment again, if there is one, and compares the documents. */
export async function recomposeLiveDeployment(store: Store): Promise<RecomposeResult> {
  const { head } = await readVerifiedStoreState(store)
  return head ? recomposeAndCompare(store, head) : { problems: [] }
}

/**
 * Composes a deployment's releases again, and compares the documents with those of the deployment, which its
 * signer could have written by hand. Documents that cannot be compared are a problem too.
 */
export async function recomposeAndCompare(store: Store, deployment: Deployment): Promise<RecomposeResult> {
  const problems: LiveProblem[] = []
  const { plan, canary, generation, documents, kept, key } = deployment
  const shown = [
    [generation, plan] as const,
    ...(canary ? [[canary.generation, planWith(plan, { [canary.app]: canary.version })] as const] : []),
  ]
  for (const [id, composed] of shown) {
    const again = await composeAgain(store, await VerifiedPlan.of(store, composed))
    if (again.generation !== id) {
      const why = kept
        ? 'it holds documents of a release that does not compose any more'
        : 'it was composed by other code, or in another quarter'
      problems.push({
        what: `Generation ${id} cannot be compared: ${why}, or by hand under an invented name.`,
        remedy: 'Promote again, then compare.',
      })
    } else if (again.digest !== documents[id]) {
      problems.push({
        what: `Generation ${id} is not what its releases compose to, and ${key} has signed it.`,
        remedy: `Ask whose key ${key} is. To have it composed here: remove sites/${id} from the store, and promote again`,
      })
    }
  }
  return { problems }
}
