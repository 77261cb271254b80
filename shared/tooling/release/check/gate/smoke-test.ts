import type { Browser, BrowserContext } from 'playwright'
import { chunkGlobal } from '@kutuhal/build/container-name.ts'
import { findFileByPathname } from '../../store/content-files.ts'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import type { CheckServer } from '../browser/check-server.ts'
import type { FirefoxBrowser } from '../browser/firefox-tab.ts'
import type { PageClock } from '../browser/visitors.ts'
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts'
import type { Finding } from '../finding.ts'
import type { ComposedPage, SiteUnderCheck } from '../site-under-check.ts'
import { checkScriptBytes } from './budgets.ts'
import { extractTitle } from './html-parts.ts'
import { findPageLeaks } from './leaks.ts'
import {
  checkOpenedPage,
  findLeakedGlobals,
  collectErrorFindings,
  type PageOutlineChange,
  findLayoutChanges,
  type PageFinding,
} from './page-findings.ts'
import { collectInterruptedVisitFindings } from './interrupted-visit.ts'
import type { SitePageIndex } from './site-pages.ts'

/** What a check needs to open pages in a browser. */
export interface BrowserCheckContext {
  readonly store: Store
  readonly browser: Browser
  /**
   * Starts Firefox on first use. The function is absent if the check must not use Firefox.
   * @returns undefined if Firefox is not installed here
   */
  readonly firefox?: (() => Promise<FirefoxBrowser | undefined>) | undefined
  readonly clock?: PageClock | undefined
  readonly server: CheckServer
  readonly generation: string
  readonly site: SiteUnderCheck
  readonly whole: SitePageIndex
  readonly pages: readonly ComposedPage[]
}

/** Checks a page briefly: opens it directly and by a link. */
export async function runSmokeTest(
  check: BrowserCheckContext,
  context: BrowserContext,
  page: ComposedPage,
  usual: PageOutlineChange,
): Promise<{ readonly bytes: number; readonly findings: readonly Finding[] }> {
  const { server, generation, site } = check
  const origin = server.origin(generation)
  const tab = await openWatchedPage(context)
  const onPage = (found: readonly PageFinding[]) => found.map(finding => ({ ...finding, page: page.path }))
  try {
    const isInteractive = await tab.goto(origin + page.path)
    const state = await tab.state()
    const budget = await firstViewBytes(check, tab, page)
    const found = [
      ...collectErrorFindings(state, tab.noise()),
      ...findLeakedGlobals(state, listContainerGlobals(site)),
    ]
    if (isInteractive)
      found.push(...findLayoutChanges(state, usual), ...checkOpenedPage(state, extractTitle(page.html)))
    else if (found.length === 0) found.push(notTakenOver)
    // Skip the navigation if the direct visit found a fault, which the navigation would only repeat.
    const way = site.combination.isNext && found.length === 0 ? await findLinkingPage(check, page) : undefined
    if (way !== undefined) found.push(...(await navigate(tab, origin, way, page)))
    return { bytes: budget.bytes, findings: [...onPage(found), ...budget.findings] }
  } catch (error) {
    return { bytes: 0, findings: onPage(collectInterruptedVisitFindings(tab.noise(), error)) }
  } finally {
    await closeWithTimeout(tab.page)
  }
}

const notTakenOver = {
  about: 'hydration',
  what: 'The composed page is shown, but its code never takes over: buttons in it stay dead.',
  remedy:
    'Look for something that never settles while it is loaded or rendered, such as a promise of a lazy part.',
} as const

/**
 * Finds a page, preferably of another remote, from which a link opens the given page without a new document.
 */
export async function findLinkingPage(
  { site, whole, server, generation }: BrowserCheckContext,
  { route, path }: ComposedPage,
): Promise<string | undefined> {
  const others = site.routes.filter(
    other => !other.path.includes(':') && other.path !== route.path && isSameLanguage(other, route),
  )
  // Prefer other pages to the home page, whose video would play in every check.
  const from = others.findLast(({ remote }) => remote !== route.remote) ?? others.at(-1)
  const html = from && from.path !== path ? await whole.htmlOf(from.path) : undefined
  if (!from || html === undefined) return undefined
  await server.add(generation, site.fileOf(from), html)
  return from.path
}

/** Navigates to the page and back by links inside the site. */
async function navigate(
  tab: WatchedPage,
  origin: string,
  from: string,
  page: ComposedPage,
): Promise<PageFinding[]> {
  const findings = await thereAndBack(tab, origin, from, page).catch((error: unknown) =>
    collectInterruptedVisitFindings(tab.noise(), error),
  )
  return findings.map(finding => ({
    ...finding,
    what: `After a navigation from ${from}: ${finding.what}`,
  }))
}

async function thereAndBack(
  tab: WatchedPage,
  origin: string,
  from: string,
  page: ComposedPage,
): Promise<PageFinding[]> {
  if (!(await tab.goto(origin + from))) return []
  const before = await tab.state()
  await tab.forget()
  const hasArrived = await tab.follow(page.path)
  const there = await tab.state()
  const findings = [
    ...collectErrorFindings(there, tab.noise()),
    ...(hasArrived ? checkOpenedPage(there, extractTitle(page.html)) : []),
  ]
  if (!hasArrived && findings.length === 0) findings.push(notArrived)
  await tab.forget()
  if (hasArrived && (await tab.follow(from).catch(ifReplaced))) {
    findings.push(...collectErrorFindings(await tab.state(), tab.noise()))
    findings.push(...(await findPageLeaks(tab, before, from, page.path)))
  }
  return findings
}

/**
 * Returns false if the error means that the shell loaded the page's document instead of navigating.
 * @throws the given error, if it means anything else
 */
function ifReplaced(error: unknown): false {
  if (error instanceof Error && /context was destroyed|Cannot find context/.test(error.message)) return false
  throw error
}

const notArrived = {
  about: 'navigation',
  what: 'The page never appears.',
  remedy:
    'Look for something in load() that never settles in the browser, or for a request that only works while composing.',
} as const

/** Names of the global variables of containers and chunks. */
export const listContainerGlobals = ({ shell, remotes }: SiteUnderCheck): string[] =>
  [shell, ...Object.values(remotes)].flatMap(({ container, name }) => [container, chunkGlobal(name)])

/** Checks the size of the scripts that the browser requested from the release under check. */
function firstViewBytes(
  { store, site }: BrowserCheckContext,
  tab: WatchedPage,
  { route, path }: ComposedPage,
) {
  const release = site.combination.app === 'shell' ? site.shell : site.remotes[route.remote]
  if (!release) return Promise.resolve({ bytes: 0, findings: [] })
  const files = [...tab.requested].flatMap(url => findFileByPathname(release, new URL(url).pathname) ?? [])
  return checkScriptBytes(releaseFolder(store, release.name, release.version), release, new Set(files), path)
}

/** Whether two routes have the same language, so that links between them do not load a new document. */
export const isSameLanguage = (one: HostRoute, other: HostRoute): boolean =>
  one.translation?.language === other.translation?.language
