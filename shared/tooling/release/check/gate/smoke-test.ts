/** The smoke test: opens pages briefly, as a visitor does, and reports the faults of each page. */
import type { Browser, BrowserContext } from 'playwright'
import { chunkGlobal } from '@kutuhal/build/container-name.ts'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { findFileByPathname } from '../../store/files/content-files.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import type { CheckServer } from '../browser/check-server.ts'
import type { FirefoxBrowser } from '../browser/firefox-tab.ts'
import { openWatchedBrowserContext, type PageClock } from '../browser/visitors.ts'
import type { PageState } from '../browser/in-page-functions.ts'
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts'
import { prefixFindings, type CheckOutcome, type Finding, type PageFinding } from '../finding.ts'
import {
  serveSiteFiles,
  type ComposedPage,
  type SitePageIndex,
  type SiteUnderCheck,
} from '../site-under-check.ts'
import { checkScriptBytes, formatKilobytes } from './budgets.ts'
import {
  checkArrival,
  collectErrorFindings,
  collectInterruptedVisitFindings,
  comparePageOutlines,
  findLayoutChanges,
  findLeakedGlobals,
  subtractList,
} from './page-findings.ts'
import { checkPanel, findPanel } from './panel.ts'
import { type CompletedVisit, retryInterruptedVisits } from './retry-visits.ts'

/** What a check needs to open pages in a browser. */
export interface BrowserCheckContext {
  readonly store: Store
  readonly browser: Browser
  /** Starts Firefox on first use, if it is installed. Absent if the check must not use Firefox. */
  readonly firefox?: (() => Promise<FirefoxBrowser | undefined>) | undefined
  readonly clock?: PageClock | undefined
  readonly server: CheckServer
  readonly site: SiteUnderCheck
  readonly whole: SitePageIndex
}

interface SmokeTestVisit extends CompletedVisit {
  readonly page: ComposedPage
}

/** Number of simultaneous pages: some render while others wait for files. */
const TABS = 3

export async function runSmokeTests(
  check: BrowserCheckContext,
  pages: readonly ComposedPage[],
): Promise<CheckOutcome & { readonly opened: readonly ComposedPage[] }> {
  const { browser, server, site } = check
  const origin = server.origin(site.generation)
  const context = await openWatchedBrowserContext(browser)
  try {
    const opened = listRepresentatives(pages)
    await serveSiteFiles(server, site)
    for (const page of opened) await server.add(site.generation, site.fileOf(page), page.html)
    const findings: Finding[] = []
    const usual = await measureUsualChange(context, origin)
    let bytes = 0
    const visits: SmokeTestVisit[] = []
    await mapConcurrently(opened, TABS, async page => {
      const again = async () => {
        const visit = await runSmokeTest(check, context, page, usual)
        bytes = Math.max(bytes, visit.bytes)
        return visit.findings
      }
      visits.push({ page, found: await again(), again })
    })
    for (const { page, found } of await retryInterruptedVisits(visits))
      findings.push(...found.map(finding => ({ ...finding, page: page.path })))
    const panel = await findPanel(site)
    if (panel) findings.push(...(await checkPanel(context, origin, panel)))
    const ways = site.combination.isNext ? 'on arrival and by navigation' : 'on arrival'
    const sample =
      opened.length === pages.length ? '' : `; of ${pages.length} pages the first and the last of each route`
    const panelToo = panel ? `, panel ${panel.name} opens` : ''
    return {
      opened,
      fine: `${opened.length} ${opened.length === 1 ? 'page' : 'pages'} interactive in the browser ${ways}, scripts up to ${formatKilobytes(bytes)}${panelToo}${sample}`,
      findings,
    }
  } finally {
    await closeWithTimeout(context)
  }
}

/** Selects the addresses to open: the first and the last address of each route. */
const listRepresentatives = (pages: readonly ComposedPage[]): ComposedPage[] =>
  pages.filter(page => {
    const isOfRoute = ({ route }: ComposedPage) =>
      route.path === page.route.path && route.remote === page.route.remote
    return page === pages.find(isOfRoute) || page === pages.findLast(isOfRoute)
  })

/** Measures the layout changes that hydration causes in a document that has no remote's page. */
async function measureUsualChange(context: BrowserContext, origin: string): Promise<string[]> {
  const tab = await openWatchedPage(context)
  await tab.gotoLayout(origin)
  const { composed, outline } = await tab.state()
  await tab.page.close()
  return comparePageOutlines(composed.outline, outline)
}

/** Checks a page briefly: opens it directly and by a link. */
async function runSmokeTest(
  check: BrowserCheckContext,
  context: BrowserContext,
  page: ComposedPage,
  usual: readonly string[],
): Promise<{ readonly bytes: number; readonly findings: readonly PageFinding[] }> {
  const { server, site } = check
  const origin = server.origin(site.generation)
  const tab = await openWatchedPage(context)
  try {
    const isThere = await tab.goto(origin + page.path)
    const { state, found } = await checkArrival(tab, page.html, isThere, true)
    const scripts = await checkFirstViewScripts(check, tab, page)
    found.push(...findLeakedGlobals(state.globals, listContainerGlobals(site)))
    if (isThere) found.push(...findLayoutChanges(state, usual))
    // Skip the navigation if the direct visit found a fault, which the navigation would only repeat.
    const from =
      site.combination.isNext && found.length === 0 ? await serveLinkingPage(check, page) : undefined
    if (from !== undefined) {
      const faults = await navigateThereAndBack(tab, origin, from, page).catch((error: unknown) =>
        collectInterruptedVisitFindings(tab.noise(), error),
      )
      found.push(...prefixFindings(faults, `After a navigation from ${from}`))
    }
    return { bytes: scripts.bytes, findings: [...found, ...scripts.findings] }
  } catch (error) {
    return { bytes: 0, findings: collectInterruptedVisitFindings(tab.noise(), error) }
  } finally {
    await closeWithTimeout(tab.page)
  }
}

/** Checks the size of the scripts that the browser requested from the release under check. */
async function checkFirstViewScripts(
  { store, site }: BrowserCheckContext,
  tab: WatchedPage,
  page: ComposedPage,
) {
  const release = site.combination.app === 'shell' ? site.shell : site.remotes[page.route.remote]
  if (!release) return { bytes: 0, findings: [] }
  const files = [...tab.requested].flatMap(url => findFileByPathname(release, new URL(url).pathname) ?? [])
  return checkScriptBytes(releaseFolder(store, release.name, release.version), release, files)
}

/** Names of the global variables of containers and chunks. */
export const listContainerGlobals = ({ shell, remotes }: SiteUnderCheck): string[] =>
  [shell, ...Object.values(remotes)].flatMap(({ container, name }) => [container, chunkGlobal(name)])

/**
 * Finds and serves a page from which a link opens the given page without a new document: if possible, a page
 * of another remote.
 * @param number how many such pages to skip
 */
export async function serveLinkingPage(
  { site, whole, server }: BrowserCheckContext,
  { route, path }: Pick<ComposedPage, 'route' | 'path'>,
  number = 0,
): Promise<string | undefined> {
  const others = site.routes
    .filter(other => !other.path.includes(':') && other.path !== path && isSameLanguage(other, route))
    // Prefer other pages to the home page, which comes first: its video would play in every check.
    .toReversed()
    .toSorted((a, b) => Number(a.remote === route.remote) - Number(b.remote === route.remote))
  let skipped = 0
  for (const other of others) {
    const html = await whole.htmlOf(other.path)
    if (html === undefined) continue
    if (skipped === number) {
      await server.add(site.generation, site.fileOf(other), html)
      return other.path
    }
    skipped += 1
  }
  return undefined
}

/** Whether two routes have the same language, so that links between them do not load a new document. */
export const isSameLanguage = (one: HostRoute, other: HostRoute): boolean =>
  one.translation?.language === other.translation?.language

/** Navigates to the page and back by links inside the site. */
async function navigateThereAndBack(
  tab: WatchedPage,
  origin: string,
  from: string,
  page: ComposedPage,
): Promise<PageFinding[]> {
  if (!(await tab.goto(origin + from))) return []
  const before = await tab.state()
  await tab.forget()
  const isThere = await tab.follow(page.path)
  const { found } = await checkArrival(tab, page.html, isThere, false)
  await tab.forget()
  // The shell may load the page's document instead of navigating.
  const ifReplaced = (error: unknown) => {
    if (error instanceof Error && /context was destroyed|Cannot find context/.test(error.message))
      return false
    throw error
  }
  if (isThere && (await tab.follow(from).catch(ifReplaced)))
    found.push(
      ...collectErrorFindings(await tab.state(), tab.noise()),
      ...(await findPageLeaks(tab, before, from, page.path)),
    )
  return found
}

/**
 * Finds what a page leaves behind after a visitor has left it. Counts only what a second visit adds, since a
 * first visit may set something up once for all later pages.
 * @param before state of the tab at the address `from`, before the page was ever opened
 */
async function findPageLeaks(
  tab: WatchedPage,
  before: PageState,
  from: string,
  path: string,
): Promise<PageFinding[]> {
  const first = await tab.state()
  const isMore = (one: PageState, other: PageState) =>
    subtractList(other.listeners, one.listeners).length > 0 || other.timers > one.timers
  if (!isMore(before, first)) return []
  if (!(await tab.follow(path)) || !(await tab.follow(from))) return []
  const second = await tab.state()
  const listeners = subtractList(second.listeners, first.listeners).map(name => name.split(' ', 2).join(' '))
  const timers = second.timers - first.timers
  const found: PageFinding[] = []
  if (listeners.length > 0)
    found.push({
      about: 'leak',
      what: `Each visit leaves listeners behind: ${listeners.join(', ')}.`,
      remedy: 'Remove them in the function that the effect returns.',
    })
  if (timers > 0)
    found.push({
      about: 'leak',
      what: `Each visit leaves ${timers} ${timers === 1 ? 'interval' : 'intervals'} running.`,
      remedy: 'Clear them in the function that the effect returns.',
    })
  return found
}
