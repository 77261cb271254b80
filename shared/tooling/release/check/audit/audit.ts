/** The audit: the second part of a check, which looks for faults on pages that have passed the smoke test. */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { findFileByPathname } from '../../store/files/content-files.ts'
import {
  type FindingAspect,
  type Finding,
  getFindingKind,
  type CheckOutcome,
  type PageFinding,
} from '../finding.ts'
import { checkAssetBytes } from '../gate/budgets.ts'
import { extractAssets, extractPageMarkup } from '../gate/html-parts.ts'
import { findDeadLinks } from '../gate/links.ts'
import { type CompletedVisit, retryInterruptedVisits } from '../gate/retry-visits.ts'
import { type BrowserCheckContext, listContainerGlobals, serveLinkingPage } from '../gate/smoke-test.ts'
import {
  createSitePageIndex,
  type ComposedPage,
  openSiteUnderCheck,
  serveSiteFiles,
} from '../site-under-check.ts'
import { desktopScenario, phoneScenario } from './arrival-scenarios.ts'
import { createNavigationScenario } from './client-navigation.ts'
import { confirmFindingsByRetry } from './confirm-by-retry.ts'
import { auditInFirefox } from './firefox.ts'
import { findPagesMissingGlyphs } from './missing-glyphs.ts'
import {
  type AuditTab,
  measureNotFoundPages,
  type AuditContext,
  type Scenario,
  type VisitedPage,
} from './scenario.ts'

/** Audits pages in Chromium and Firefox. @param opened the pages that have passed the smoke test */
export async function auditPages(
  check: BrowserCheckContext,
  opened: readonly ComposedPage[],
): Promise<CheckOutcome> {
  // A shell's faults affect all pages, so audit one page of each remote.
  const isShell = check.site.combination.app === 'shell'
  const pages = isShell ? [...new Map(opened.map(page => [page.route.remote, page])).values()] : opened
  const context = await prepareVisits(check, pages)
  const [inChromium, inFirefox] = await Promise.all([
    auditInChromium(check, context, pages),
    auditInFirefoxIfInstalled(check, context, pages),
  ])
  const names = pages.length === 1 ? pages.map(({ path }) => path).join() : `${pages.length} pages`
  return {
    fine: `${names} looked at for a while on 360 and 1280 px${inFirefox.fine}${describeUnjudgedShifts(context)}`,
    findings: [...inChromium, ...inFirefox.findings],
  }
}

/** Says which pages may move while they load without a finding, since fonts are missing on this computer. */
function describeUnjudgedShifts({ bases, missingGlyphs }: AuditContext): string {
  if (!bases.phone.hasStandIns)
    return '; not whether anything moves while it loads: Arial, Liberation Sans and Roboto are missing here (Debian has fonts-liberation)'
  if (missingGlyphs.size === 0) return ''
  return `; not whether ${[...missingGlyphs].join(' and ')} moves while it loads: no typeface with its letters is installed here (for Hindi Debian has fonts-lohit-deva)`
}

/** Reports if Firefox is missing, so that no one assumes that it was used. */
async function auditInFirefoxIfInstalled(
  check: BrowserCheckContext,
  context: AuditContext,
  pages: readonly ComposedPage[],
): Promise<CheckOutcome> {
  if (!check.firefox) return { fine: '', findings: [] }
  const firefox = await check.firefox()
  if (!firefox)
    return { fine: '; not opened in Firefox, which is not installed here, or does not start', findings: [] }
  return { fine: ', in Firefox too', findings: await auditInFirefox(firefox, context, pages) }
}

/**
 * Maximum numbers of simultaneous visits: RESTING for `phoneScenario`, which mostly waits, PASSING for client
 * navigations, and BUSY for `desktopScenario`.
 */
const [RESTING, PASSING, BUSY] = [6, 4, 2] as const

interface PageVisit extends CompletedVisit {
  readonly scenario: Scenario
  readonly page: ComposedPage
}

/** Runs all visit scenarios on pages. @returns findings that a second visit confirms */
async function auditInChromium(
  check: BrowserCheckContext,
  context: AuditContext,
  pages: readonly ComposedPage[],
): Promise<Finding[]> {
  const visits: PageVisit[] = []
  const visitAll = async (atOnce: number, ...scenarios: readonly Scenario[]) => {
    const each = scenarios.flatMap(scenario => pages.map(page => ({ scenario, page })))
    await mapConcurrently(each, atOnce, async ({ scenario, page }) => {
      const again = () => scenario(context, page)
      visits.push({ scenario, page, found: await again(), again })
    })
  }
  await Promise.all([
    visitAll(RESTING, phoneScenario),
    visitAll(BUSY, desktopScenario).then(() =>
      visitAll(PASSING, createNavigationScenario('desktop', 0), createNavigationScenario('phone', 1)),
    ),
  ])
  const confirmed = await confirmFindingsByRetry(await retryInterruptedVisits(visits))
  const known = await findKnownKinds(check, confirmed)
  const isNew = (finding: PageFinding) => !known.has(getFindingKind(finding))
  return confirmed.flatMap(({ page, found }) =>
    found.filter(isNew).map(finding => ({ ...finding, page: page.path })),
  )
}

/**
 * Kinds of faults that leave pages usable: they do not stop a release if the live release has the same fault.
 */
const INHERITED: ReadonlySet<FindingAspect> = new Set<FindingAspect>([
  ...(['accessibility', 'horizontal overflow', 'text', 'shift', 'motion', 'weight', 'keyboard'] as const),
])

/**
 * Collects the kinds of findings that the live release has on the same pages.
 * @param visits visits of the release under check, with their confirmed findings
 */
async function findKnownKinds(
  check: BrowserCheckContext,
  visits: readonly PageVisit[],
): Promise<ReadonlySet<string>> {
  const { combination } = check.site
  const known = new Set<string>()
  const mayBeKnown = ({ about }: PageFinding) => INHERITED.has(about)
  const doubtful = visits.filter(({ found }) => found.some(mayBeKnown))
  if (!combination.before || doubtful.length === 0) return known
  const site = await openSiteUnderCheck(check.store, { ...combination, plan: combination.before })
  try {
    await serveSiteFiles(check.server, site)
    const whole = await createSitePageIndex(site)
    const pages = doubtful.map(({ page }) => page)
    const context = await prepareVisits({ ...check, site, whole }, pages)
    for (const { scenario, page } of doubtful) {
      const html = await whole.htmlOf(page.path)
      if (html === undefined) continue
      await check.server.add(site.generation, site.fileOf(page), html)
      const again = () => scenario(context, { ...page, html })
      const [visit] = await retryInterruptedVisits([{ found: await again(), again }])
      for (const finding of visit?.found.filter(mayBeKnown) ?? []) known.add(getFindingKind(finding))
    }
    return known
  } finally {
    site.close()
  }
}

async function prepareVisits(
  check: BrowserCheckContext,
  pages: readonly ComposedPage[],
): Promise<AuditContext> {
  const { browser, clock, server, site } = check
  const visitor = { browser, clock, origin: server.origin(site.generation) }
  return {
    ...visitor,
    bases: await measureNotFoundPages(visitor, listContainerGlobals(site)),
    findWay: (page, number) => serveLinkingPage(check, page, number),
    missingGlyphs: await findPagesMissingGlyphs(browser, pages),
    findSiteFaults: (tab, page) => findSiteFaults(check, visitor.origin, tab, page),
  }
}

/** Finds the page's dead links, and its files that are larger than the budgets allow. */
async function findSiteFaults(
  { site, whole }: BrowserCheckContext,
  origin: string,
  tab: AuditTab,
  page: VisitedPage,
): Promise<PageFinding[]> {
  const links = (await tab.ask('links')).flatMap(({ written }) => written ?? [])
  const dead = await findDeadLinks(links, page.path, whole)
  const release = site.remotes[page.route.remote]
  if (!release) return dead
  const filesAt = (addresses: readonly string[]) =>
    addresses
      .filter(address => URL.canParse(address, origin))
      .flatMap(address => findFileByPathname(release, new URL(address, origin).pathname) ?? [])
  const offered = filesAt(extractAssets(extractPageMarkup(page.html)))
  return [
    ...dead,
    ...checkAssetBytes(release, filesAt([...tab.requested, ...(await tab.ask('assets'))]), offered),
  ]
}
