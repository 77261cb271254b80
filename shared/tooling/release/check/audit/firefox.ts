/** Opens pages in Firefox to find faults that occur only there. Runs while the audit in Chromium waits. */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { type FirefoxBrowser, openFirefoxTab } from '../browser/firefox-tab.ts'
import { type Finding, getFindingKind, type PageFinding, prefixFindings } from '../finding.ts'
import { checkArrival, collectInterruptedVisitFindings } from '../gate/page-findings.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { windowWidths } from './scenario.ts'
import { checkVisibleText } from './static-assertions.ts'

/** Number of simultaneous visits: one renders while the other waits. */
const TABS = 2

interface FirefoxAuditContext {
  readonly firefox: FirefoxBrowser
  readonly origin: string
  /** Finds and serves a page, if possible of another remote, from which a visitor can come to this page. */
  wayTo(page: ComposedPage): Promise<string | undefined>
}

/** Opens pages in Firefox, directly and by a link. @returns findings that a second visit confirms */
export async function auditInFirefox(
  check: FirefoxAuditContext,
  pages: readonly ComposedPage[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  await mapConcurrently(pages, TABS, async page => {
    const found = await visitInFirefox(check, page)
    if (found.length === 0) return
    const again = new Set((await visitInFirefox(check, page)).map(getFindingKind))
    const confirmed = found.filter(finding => again.has(getFindingKind(finding)))
    findings.push(...prefixFindings(confirmed, 'In Firefox').map(each => ({ ...each, page: page.path })))
  })
  return findings
}

async function visitInFirefox(check: FirefoxAuditContext, page: ComposedPage): Promise<PageFinding[]> {
  const tab = await openFirefoxTab(check.firefox, windowWidths.desktop)
  try {
    const isThere = await tab.goto(check.origin + page.path)
    const { found } = await checkArrival(tab, page.html, isThere, true)
    if (isThere) found.push(...checkVisibleText(await tab.ask('text'), true))
    const from = found.length === 0 ? await check.wayTo(page) : undefined
    if (from === undefined || !(await tab.goto(check.origin + from))) return found
    await tab.forget()
    const navigation = await checkArrival(tab, page.html, await tab.follow(page.path), false)
    return prefixFindings(navigation.found, `After a navigation from ${from}`)
  } catch (error) {
    return collectInterruptedVisitFindings(tab.noise(), error)
  } finally {
    await tab.close()
  }
}
