/** The release of an app that a mutation meets; the other releases of the store do not matter. */
export interface StoredRelease {
  readonly app: string
  readonly version: string
  readonly folder: string
}

/** Playwright's workers inherit it. */
const VARIABLE = 'RELEASES_AROUND_MUTATIONS'

export function rememberSite(releases: readonly StoredRelease[]): void {
  process.env[VARIABLE] = JSON.stringify(releases)
}

/** The releases of the site to which a mutation comes, one of each app; build-site.ts has built them. */
export function siteAroundMutations(): readonly StoredRelease[] {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error('The site is not built. Is build-site.ts the globalSetup?')
  return JSON.parse(text) as readonly StoredRelease[]
}
