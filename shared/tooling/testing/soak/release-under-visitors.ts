import type { Browser } from 'playwright'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { runReleaseTrain } from './run-release-train.ts'
import { startVisitors, type VisitorProblems } from './visitors.ts'

export interface SoakResult {
  /** How long each release took from the end of its build until it was live; ms. */
  readonly releaseMs: readonly number[]
  readonly loads: number
  readonly navigations: number
  readonly trouble: VisitorProblems
}

export interface SoakOptions {
  readonly releases: number
  /** Interval between the starts of two releases, unless a release takes longer; ms. */
  readonly everyMs: number
  readonly visitors: number
  /** How long a visitor stays on a page on average; ms. */
  readonly readingMs: number
}

/**
 * Releases all remotes in turn while visitors browse.
 * @param store with a live site, which keeps its deployments
 */
export async function releaseUnderVisitors(
  browser: Browser,
  store: Store,
  soak: SoakOptions,
): Promise<SoakResult> {
  const server = await serveSite(store)
  const site = await server.listen({ port: 0, host: 'localhost' })
  try {
    const visits = startVisitors(browser, site, soak.visitors, soak.readingMs)
    const releaseMs: number[] = []
    for await (const { builtAt, liveAt } of runReleaseTrain(soak.releases, soak.everyMs, {
      STORE: store.folder,
    }))
      releaseMs.push(liveAt - builtAt)
    await visits.stop()
    return { releaseMs, ...visits.count(), trouble: visits.trouble }
  } finally {
    await server.close()
  }
}
