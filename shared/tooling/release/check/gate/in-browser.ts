import type { BrowserContext } from 'playwright'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { PINS_PATH } from '../../compose/pins-file.ts'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { openWatchedBrowserContext } from '../browser/visitors.ts'
import { openWatchedPage } from '../browser/watched-page.ts'
import type { Finding, CheckOutcome } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { formatKilobytes } from './budgets.ts'
import { comparePageOutlines, type PageOutlineChange } from './page-findings.ts'
import { checkPanel, findPanel } from './panel.ts'
import { type BrowserCheckContext, runSmokeTest } from './smoke-test.ts'

/** Number of simultaneous pages: some render while others wait for files. */
const TABS = 3

export interface BrowserCheckResult extends CheckOutcome {
  readonly opened: readonly ComposedPage[]
}

/** Opens pages briefly, as a visitor does, and reports the faults of each page. */
export async function checkPagesInBrowser(check: BrowserCheckContext): Promise<BrowserCheckResult> {
  const { browser, server, generation, site, pages } = check
  const context = await openWatchedBrowserContext(browser)
  try {
    const opened = representatives(pages)
    await server.add(generation, '404.html', await site.notFound())
    await server.add(generation, PINS_PATH, site.pins)
    for (const page of opened) await server.add(generation, site.fileOf(page), page.html)
    const findings: Finding[] = []
    const usual = await usualChange(context, server.origin(generation))
    let bytes = 0
    await mapConcurrently(opened, TABS, async page => {
      const visit = await runSmokeTest(check, context, page, usual)
      bytes = Math.max(bytes, visit.bytes)
      findings.push(...visit.findings)
    })
    const panel = await findPanel(site)
    if (panel) findings.push(...(await checkPanel(context, server.origin(generation), panel)))
    const shell = `shell@${site.shell.version}`
    const ways = site.combination.isNext ? 'on arrival and by navigation' : 'on arrival'
    const panelToo = panel ? `, panel ${panel.name} opens` : ''
    return {
      opened,
      fine: `${opened.length} ${opened.length === 1 ? 'page' : 'pages'} interactive in the browser ${ways}, scripts up to ${formatKilobytes(bytes)}${panelToo}${sampled(pages, opened)}`,
      findings: findings.map(finding => ({ ...finding, shell })),
    }
  } finally {
    await closeWithTimeout(context)
  }
}

/** Selects the addresses to open: the first and the last address of each route. */
function representatives(pages: readonly ComposedPage[]): ComposedPage[] {
  const byRoute = new Map<string, ComposedPage[]>()
  for (const page of pages) {
    const { remote, path } = page.route
    byRoute.set(`${remote} ${path}`, [...(byRoute.get(`${remote} ${path}`) ?? []), page])
  }
  return [...byRoute.values()]
    .flatMap(all => [...new Set([all.at(0), all.at(-1)])])
    .filter(page => page !== undefined)
}

/** For each route with more than two addresses, describes which of these addresses were opened. */
function sampled(pages: readonly ComposedPage[], chosen: readonly ComposedPage[]): string {
  return [...new Set(pages.map(({ route }) => route.path))]
    .map(route => [route, pages.filter(page => page.route.path === route)] as const)
    .filter(([, all]) => all.length > 2)
    .map(([route, all]) => {
      const shown = chosen.filter(page => page.route.path === route).map(({ path }) => path)
      return `; of ${route}, ${all.length} pages, ${shown.join(' and ')}`
    })
    .join('')
}

/**
 * Measures the layout changes that hydration causes in the not-found document, which has no remote's page.
 */
async function usualChange(context: BrowserContext, origin: string): Promise<PageOutlineChange> {
  const tab = await openWatchedPage(context)
  await tab.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
  const { composed, outline } = await tab.state()
  await tab.page.close()
  return comparePageOutlines(composed.outline, outline)
}
