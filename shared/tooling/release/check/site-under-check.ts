import { expiryOf } from '../compose/pinned-releases.ts'
import { openSite, type OpenSite } from '../compose/site.ts'
import { newestDeployment } from '../store/deployments.ts'
import type { Store } from '../store/store.ts'
import type { Combination } from './compatibility-matrix.ts'
import { withKeptPages } from './with-kept-pages.ts'

/** The site as it would be with the release under check. Pages of other remotes are composed only when somebody asks for them. */
export interface SiteUnderCheck extends OpenSite {
  readonly combination: Combination
}

export type { ComposedPage } from '../compose/site.ts'

/** @param generation an id that no other combination of this check has */
export async function siteUnderCheck(
  store: Store,
  combination: Combination,
  generation: string,
): Promise<SiteUnderCheck> {
  const now = new Date()
  const moment = { generation, year: now.getUTCFullYear(), expires: expiryOf(now) }
  const site = await openSite(store, combination.plan, moment)
  const live = await newestDeployment(store)
  return { ...withKeptPages(site, store, live?.generation, combination.remotes), combination }
}
