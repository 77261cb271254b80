import { composeDeploymentChange } from '../pipeline/change-live.ts'
import { addStoreOptionsToCommands } from '../pipeline/printed-commands.ts'
import type { Deployment } from '../store/deployment/deployment.ts'
import { deploy, newestDeployment } from '../store/deployments.ts'
import type { Plan } from '../store/plan.ts'
import { readPlan, type Store } from '../store/store.ts'
import { VerifiedPlan } from '../store/trust/view.ts'

/** How the description of every deployment of a working tree begins. */
const START_PREFIX = 'start at'

/**
 * Composes the working tree's releases and makes them live.
 * @param address the site's address, which becomes part of the deployment's description
 * @returns a message that names the promoted releases that were live until now; undefined if there were none
 */
export async function deployWorkingTree(
  store: Store,
  plan: Plan,
  address: string,
): Promise<string | undefined> {
  const before = await newestDeployment(store)
  const now = await deploy(store, async newest =>
    composeDeploymentChange(store, newest, await VerifiedPlan.of(store, plan), {
      what: `${START_PREFIX} ${address}`,
    }),
  )
  if (!now || !before || before.what.startsWith(START_PREFIX) || before.generation === now.generation)
    return undefined
  return addStoreOptionsToCommands(await replacedReleases(store, before, now), store)
}

async function replacedReleases(store: Store, before: Deployment, now: Deployment): Promise<string> {
  const [old, next] = await Promise.all([readPlan(store, before.generation), readPlan(store, now.generation)])
  const gone = Object.entries(old.pins).filter(([app, version]) => next.pins[app] !== version)
  const names = gone.map(([app, version]) => `${app}@${version}`).join(', ')
  return `Until now live at this site: ${names || 'the same releases at other addresses'} (${before.what}).
This start shows the working tree in their place. Back to them, while it runs: npm run release -- rollback ${before.generation}`
}
