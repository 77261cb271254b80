import type { Deployment } from '../../store/deployments.ts'
import type { Plan } from '../../store/plan.ts'
import { readPlan, type Store } from '../../store/store.ts'
import type { Options } from './request.ts'

/**
 * Nothing goes live that nobody has looked at: checks the apps that a plan changes, as far as they have not passed before.
 * @param newest what is live now
 * @throws Error that says what would break
 */
export async function requireChecked(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  { unchecked }: Options,
): Promise<void> {
  if (unchecked) {
    console.error(UNCHECKED)
    return
  }
  // Loads a browser's driver and React: not for those who do not need it.
  const { checkChange } = await import('../../check/check-plan.ts')
  await checkChange(store, newest && (await readPlan(store, newest.generation)), plan)
}

const UNCHECKED = `
!!! UNCHECKED !!!
This goes live without a check: nobody has looked whether it fits what it will meet. Look now: npm run release -- check <app>@<version>
Back: npm run release -- rollback
`
