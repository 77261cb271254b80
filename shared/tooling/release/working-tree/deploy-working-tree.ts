import { addStoreOptionsToCommands } from '../deploy/printed-commands.ts'
import { deployDirectly } from '../deploy/direct.ts'
import type { Wanted } from '../record/files.ts'
import { newestDeployment, type Deployment } from '../store/deployments.ts'
import type { Store } from '../store/store.ts'

const START_PREFIX = 'start at'

/** @returns a message that names the promoted releases that were live until now, if there were any */
export async function deployWorkingTree(
  store: Store,
  wanted: Wanted,
  address: string,
): Promise<string | undefined> {
  const before = await newestDeployment(store)
  const now = await deployDirectly(store, wanted, `${START_PREFIX} ${address}`)
  if (!now || !before || before.what.startsWith(START_PREFIX) || before.generation === now.generation)
    return undefined
  return addStoreOptionsToCommands(describeReplaced(before, now), store)
}

function describeReplaced(before: Deployment, now: Deployment): string {
  const gone = Object.entries(before.plan.pins).filter(([app, version]) => now.plan.pins[app] !== version)
  const names = gone.map(([app, version]) => `${app}@${version}`).join(', ')
  return `Until now live at this site: ${names || 'the same releases at other addresses'} (${before.what}).
This start shows the working tree in their place. Back to them, while it runs: npm run release -- rollback ${before.generation}`
}
