import {
  listRoutePageAddresses,
  readStalePages,
  type StalePages,
  readStalePage,
} from '../compose/kept-pages.ts'
import { computeSecurityTxtExpiry, formatReleaseName } from '../compose/pinned-releases.ts'
import { openComposableSite, type ComposableSite } from '../compose/site.ts'
import { newestDeployment } from '../store/deployments.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseCombination } from './compatibility-matrix.ts'
import { createSiteWithPendingDocuments } from './pending-documents.ts'

/** The site with the release under check. Pages of other remotes are composed only when needed. */
export interface SiteUnderCheck extends ComposableSite {
  readonly combination: ReleaseCombination
}

export type { ComposedPage } from '../compose/site.ts'

/**
 * Opens the site with a combination's releases, for a check.
 * @param generation an id that no other combination of this check has
 * @param toCome id of the generation that goes live if nothing is found; absent if the site is composed only
 *   for the check
 */
export async function openSiteUnderCheck(
  store: Store,
  combination: ReleaseCombination,
  generation: string,
  toCome?: string,
): Promise<SiteUnderCheck> {
  const now = new Date()
  const moment = { generation, year: now.getUTCFullYear(), expires: computeSecurityTxtExpiry(now) }
  const site = await openComposableSite(store, combination.plan, moment)
  const live = await newestDeployment(store)
  const whole = withKeptPages(site, store, live?.generation, combination.remotes)
  if (toCome === undefined) return { ...whole, combination }
  try {
    return { ...(await createSiteWithPendingDocuments(whole, store, toCome)), combination }
  } catch (error) {
    site.close()
    throw error
  }
}

/**
 * Opens a site in which remotes that no longer compose keep their live pages. Links to these pages still
 * work, and a check does not fail because of another team's release.
 * @param live the live generation; absent if none is live
 * @param looked names of the remotes under check, which do not keep their live pages
 */
function withKeptPages(
  site: ComposableSite,
  store: Store,
  live: string | undefined,
  looked: readonly string[],
): ComposableSite {
  async function instead(remote: string, error: unknown): Promise<StalePages> {
    const release = site.remotes[remote]
    const kept =
      live === undefined || !release || looked.includes(remote)
        ? undefined
        : await readStalePages(store, live, remote, formatReleaseName(release))
    if (kept) return kept
    throw error
  }
  return {
    ...site,
    addressesOf: route =>
      site
        .addressesOf(route)
        .catch(async error => listRoutePageAddresses(await instead(route.remote, error), route)),
    compose: address =>
      site
        .compose(address)
        .catch(async error => readStalePage(await instead(address.route.remote, error), address)),
  }
}
