import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sitesIn } from '../store/clean-up.ts'
import type { Store } from '../store/store.ts'
import { accept, acceptedNames } from '../store/trust/accepted.ts'
import { chainOf, deploymentsFolder, headDigest } from '../store/trust/chain.ts'
import type { Trust } from '../store/trust/first-use.ts'
import { nameIn } from '../store/write-whole.ts'

/**
 * Accepts what each site of a store serves, signed by the current key, which has the right `site`. Used
 * before keys or deployments are removed that make it valid. Replaces earlier acceptances.
 */
export async function acceptLiveDeployments(store: Store, { actor }: Trust): Promise<void> {
  for (const site of await sitesIn(store)) {
    const head = headDigest(await chainOf(site))
    if (!head) continue
    const before = await acceptedNames(site)
    await accept(site, head, actor.key, new Date().toISOString())
    for (const name of before) {
      const folder = path.join(deploymentsFolder(site), name)
      await store.shared?.remove(nameIn(store, folder))
      await rm(folder, { recursive: true, force: true })
    }
  }
}
