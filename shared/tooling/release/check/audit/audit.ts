/** The audit: the second part of a check, which looks for faults on pages that have passed the smoke test. */
import { randomBytes } from 'node:crypto'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { PINS_PATH } from '../../compose/pins-file.ts'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { type FindingAspect, type Finding, getFindingKind, type CheckOutcome } from '../finding.ts'
import { composePages } from '../gate/composed-pages.ts'
import { extractAssets, extractPageMarkup } from '../gate/html-parts.ts'
import { findDeadLinks } from '../gate/links.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import { type BrowserCheckContext, listContainerGlobals, findLinkingPage } from '../gate/smoke-test.ts'
import { createSitePageIndex } from '../gate/site-pages.ts'
import { type ComposedPage, openSiteUnderCheck } from '../site-under-check.ts'
import type { PageLink } from './audit-tab.ts'
import { clientNavigationScenario } from './client-navigation.ts'
import { confirmFindingsByRetry, type CompletedVisit, retryInterruptedVisits } from './confirm-by-retry.ts'
import { auditInFirefox } from './firefox.ts'
import { findPagesMissingGlyphs } from './missing-glyphs.ts'
import { desktopScenario, phoneScenario } from './arrival-scenarios.ts'
import { measureNotFoundPageAtWidth, type Scenario, type AuditContext } from './scenario.ts'
import { checkAssetWeight } from './weight.ts'
import { findFileByPathname } from '../../store/content-files.ts'

/** Audits pages in Chromium and Firefox. @param opened the pages that have passed the smoke test */
export async function auditPages(
  check: BrowserCheckContext,
  opened: readonly ComposedPage[],
): Promise<CheckOutcome> {
  const pages = oneOfEachRemote(check, opened)
  const missingGlyphs = await missingGlyphsOf(check, pages)
  const [inChromium, inFirefox] = await Promise.all([
    auditInChromium(check, pages, missingGlyphs),
    firefoxOutcome(check, pages),
  ])
  const shell = `shell@${check.site.shell.version}`
  return {
    fine: `${auditedPages(pages)}${inFirefox.fine}${notJudged(missingGlyphs)}`,
    findings: [...inChromium, ...inFirefox.findings].map(finding => ({ ...finding, shell })),
  }
}

async function missingGlyphsOf(
  check: BrowserCheckContext,
  pages: readonly ComposedPage[],
): Promise<ReadonlySet<string>> {
  const context = await check.browser.newContext()
  try {
    return await findPagesMissingGlyphs(context, pages)
  } finally {
    await closeWithTimeout(context)
  }
}

/**
 * Selects the pages to audit. For a shell: one page of each remote, since the shell's faults affect all
 * pages.
 */
function oneOfEachRemote(
  { site }: BrowserCheckContext,
  pages: readonly ComposedPage[],
): readonly ComposedPage[] {
  if (site.combination.app !== 'shell') return pages
  return [...new Map(pages.map(page => [page.route.remote, page])).values()]
}

function auditedPages(pages: readonly ComposedPage[]): string {
  const [first] = pages
  return `${pages.length === 1 ? first?.path : `${pages.length} pages`} looked at for a while on 360 and 1280 px`
}

function notJudged(missingGlyphs: ReadonlySet<string>): string {
  if (missingGlyphs.size === 0) return ''
  return `; not whether ${[...missingGlyphs].join(' and ')} moves while it loads: no typeface with its letters is installed here (for Hindi Debian has fonts-lohit-deva)`
}

/** Audits pages in Firefox. Reports if Firefox is missing, so that no one assumes that it was used. */
async function firefoxOutcome(
  check: BrowserCheckContext,
  pages: readonly ComposedPage[],
): Promise<CheckOutcome> {
  if (!check.firefox || pages.length === 0) return { fine: '', findings: [] }
  const firefox = await check.firefox()
  if (!firefox)
    return { fine: '; not opened in Firefox, which is not installed here, or does not start', findings: [] }
  const origin = check.server.origin(check.generation)
  const findings = await auditInFirefox(
    { firefox, origin, wayTo: page => findLinkingPage(check, page) },
    pages,
  )
  return { fine: ', in Firefox too', findings }
}

/**
 * Maximum numbers of simultaneous visits: RESTING for `phoneScenario`, which mostly waits, PASSING for client
 * navigations, and BUSY for `desktopScenario`.
 */
const RESTING = 6
const PASSING = 4
const BUSY = 2

interface Made extends CompletedVisit {
  readonly visit: Scenario
  readonly page: ComposedPage
}

/**
 * Runs all visit scenarios on pages.
 * @param missingGlyphs addresses of pages with letters that no typeface of this computer has
 * @returns findings that a second visit confirms
 */
async function auditInChromium(
  check: BrowserCheckContext,
  pages: readonly ComposedPage[],
  missingGlyphs: ReadonlySet<string>,
): Promise<Finding[]> {
  if (pages.length === 0) return []
  const visited = await preparedVisits(check, missingGlyphs)
  const passings = [clientNavigationScenario('desktop', 0), clientNavigationScenario('phone', 1)]
  const made: Made[] = []
  const make = async (visit: Scenario, page: ComposedPage) => {
    const again = () => visit(visited, page)
    made.push({ visit, page, found: await again(), again })
  }
  const makeOthers = async () => {
    await mapConcurrently(pages, BUSY, page => make(desktopScenario, page))
    const each = passings.flatMap(passing => pages.map(page => [passing, page] as const))
    await mapConcurrently(each, PASSING, ([passing, page]) => make(passing, page))
  }
  await Promise.all([mapConcurrently(pages, RESTING, page => make(phoneScenario, page)), makeOthers()])
  const whole = await retryInterruptedVisits(made)
  const certain = await confirmFindingsByRetry(whole)
  const known = await knownKinds(check, whole, certain, missingGlyphs)
  const isNew = (finding: PageFinding) =>
    certain.has(getFindingKind(finding)) && !known.has(getFindingKind(finding))
  return whole.flatMap(({ page, found }) =>
    found.filter(isNew).map(finding => ({ ...finding, page: page.path })),
  )
}

/**
 * Kinds of faults that leave pages usable: they do not stop a release if the live release has the same fault.
 */
const INHERITED: ReadonlySet<FindingAspect> = new Set<FindingAspect>([
  ...(['accessibility', 'horizontal overflow', 'text', 'shift', 'motion', 'weight', 'keyboard'] as const),
])

/** Collects the kinds of findings that the live release has on the same pages. */
async function knownKinds(
  check: BrowserCheckContext,
  made: readonly Made[],
  certain: ReadonlySet<string>,
  missingGlyphs: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { combination } = check.site
  const doubtful = (finding: PageFinding) =>
    INHERITED.has(finding.about) && certain.has(getFindingKind(finding))
  const visits = made.filter(({ found }) => found.some(doubtful))
  if (!combination.before || visits.length === 0) return new Set()
  const generation = randomBytes(6).toString('hex')
  const site = await openSiteUnderCheck(check.store, { ...combination, plan: combination.before }, generation)
  try {
    const { pages } = await composePages(site)
    const whole = await createSitePageIndex(site, pages)
    await check.server.add(generation, '404.html', await site.notFound())
    await check.server.add(generation, PINS_PATH, site.pins)
    const visited = await preparedVisits({ ...check, generation, site, whole, pages }, missingGlyphs)
    const known = new Set<string>()
    for (const { visit, page } of visits) {
      const before = pages.find(({ path }) => path === page.path)
      if (!before) continue
      await check.server.add(generation, site.fileOf(before), before.html)
      for (const finding of (await visit(visited, before)).filter(doubtful))
        known.add(getFindingKind(finding))
    }
    return known
  } finally {
    site.close()
  }
}

async function preparedVisits(
  check: BrowserCheckContext,
  missingGlyphs: ReadonlySet<string>,
): Promise<AuditContext> {
  const { browser, clock, server, generation, site, whole } = check
  const origin = server.origin(generation)
  const [phone, desktop] = await Promise.all([
    measureNotFoundPageAtWidth(browser, origin, 'phone', clock),
    measureNotFoundPageAtWidth(browser, origin, 'desktop', clock),
  ])
  return {
    ...{ browser, clock, origin },
    containers: listContainerGlobals(site),
    bases: { phone, desktop },
    from: await pagesOfOthers(check),
    missingGlyphs,
    async siteFindings(tab, page) {
      const links = await tab.ask<PageLink[]>('links()')
      const hrefs = links.flatMap(({ written }) => (written === null ? [] : [written]))
      const release = site.remotes[page.route.remote]
      const filesAt = (addresses: readonly string[]) =>
        addresses.flatMap(address => (release ? fileIn(release, address, origin) : []))
      const shown = filesAt([...tab.requested, ...(await tab.ask<string[]>('assets()'))])
      const offered = filesAt(extractAssets(extractPageMarkup(page.html)))
      return [
        ...(await findDeadLinks(hrefs, page.path, whole)),
        ...(release ? checkAssetWeight(release, shown, offered) : []),
      ]
    },
  }
}

function fileIn(release: Release, address: string, origin: string): string[] {
  if (!URL.canParse(address, origin)) return []
  const file = findFileByPathname(release, new URL(address, origin).pathname)
  return file === undefined ? [] : [file]
}

const WAYS = 3

/**
 * Returns addresses of pages from which a visitor may come to an audited page: if possible, pages of other
 * remotes than the audited ones. Leaves out translations and routes with parameters.
 */
async function pagesOfOthers({ site, whole, server, generation }: BrowserCheckContext): Promise<string[]> {
  const own = new Set(site.combination.remotes)
  const all = site.routes
    .filter(({ path, translation }) => !path.includes(':') && path !== '/' && !translation)
    .reverse()
  const others = all.filter(({ remote }) => site.combination.app === 'shell' || !own.has(remote))
  const found: string[] = []
  for (const route of [...others, ...all.filter(route => !others.includes(route))]) {
    if (found.length === WAYS) break
    const html = await whole.htmlOf(route.path)
    if (html === undefined || found.includes(route.path)) continue
    await server.add(generation, site.fileOf(route), html)
    found.push(route.path)
  }
  return found
}
