import type { Browser } from 'playwright'
import type { Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'
import { startCheckServer, type CheckServer } from './browser/check-server.ts'
import { openBrowser } from './browser/open-browser.ts'
import { createSitePageIndex, openSiteUnderCheck, serveSiteFiles } from './site-under-check.ts'

/** Screenshots of a page as data URLs; none if the page does not compose or cannot be captured. */
export interface PageScreenshots {
  readonly path: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** The plans to compare: the live plan, and the plan that would go live next. */
export interface ComparedPlans {
  readonly live: ReleasedPlan
  readonly next: ReleasedPlan
}

/** Takes screenshots of pages as composed from the live plan and from the next plan. */
export async function takeScreenshots(
  store: Store,
  plans: ComparedPlans,
  paths: readonly string[],
): Promise<readonly PageScreenshots[]> {
  const server = await startCheckServer(store)
  const browser = await openBrowser()
  try {
    const live = await takeScreenshotsOf(store, plans.live, paths, browser, server)
    const next = await takeScreenshotsOf(store, plans.next, paths, browser, server)
    return paths.map(path => ({ path, before: live.get(path), after: next.get(path) }))
  } finally {
    await Promise.allSettled([browser.close(), server.close()])
  }
}

/** How long to wait until a page is idle; ms. */
const IDLE_TIMEOUT_MS = 15_000

async function takeScreenshotsOf(
  store: Store,
  plan: ReleasedPlan,
  paths: readonly string[],
  browser: Browser,
  server: CheckServer,
): Promise<ReadonlyMap<string, string>> {
  const site = await openSiteUnderCheck(store, { plan, isNext: true, app: 'shell', remotes: [] })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const pictures = new Map<string, string>()
  try {
    const whole = await createSitePageIndex(site)
    await serveSiteFiles(server, site)
    for (const path of paths) {
      const html = await whole.htmlOf(path)
      if (html === undefined) continue
      await server.add(site.generation, site.fileOf({ path }), html)
      const page = await context.newPage()
      // Take a screenshot even of a page that never becomes idle.
      await page
        .goto(server.origin(site.generation) + path, { waitUntil: 'networkidle', timeout: IDLE_TIMEOUT_MS })
        .catch(() => undefined)
      const png = await page
        .screenshot({ fullPage: true, animations: 'disabled', timeout: IDLE_TIMEOUT_MS })
        .catch(() => undefined)
      if (png) pictures.set(path, `data:image/png;base64,${png.toString('base64')}`)
      await page.close()
    }
    return pictures
  } finally {
    await context.close()
    site.close()
  }
}
