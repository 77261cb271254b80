/** Opens pages in Firefox to find faults that occur only there. Runs while the audit in Chromium waits. */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { type FirefoxBrowser, openFirefoxTab } from '../browser/firefox-tab.ts'
import { type Finding, type PageFinding, prefixFindings } from '../finding.ts'
import { checkArrival, collectInterruptedVisitFindings } from '../gate/page-findings.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { confirmFindingsByRetry } from './confirm-by-retry.ts'
import { type AuditContext, windowWidths } from './scenario.ts'
import { checkVisibleText } from './static-assertions.ts'

/** Number of simultaneous visits: one renders while the other waits. */
const TABS = 2

type FirefoxAuditContext = Pick<AuditContext, 'origin' | 'findWay'>

/** Opens pages in Firefox, directly and by a link. @returns findings that a second visit confirms */
export async function auditInFirefox(
  firefox: FirefoxBrowser,
  context: FirefoxAuditContext,
  pages: readonly ComposedPage[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  await mapConcurrently(pages, TABS, async page => {
    const again = () => visitInFirefox(firefox, context, page)
    const [visit] = await confirmFindingsByRetry([{ found: await again(), again }])
    const confirmed = prefixFindings(visit?.found ?? [], 'In Firefox')
    findings.push(...confirmed.map(each => ({ ...each, page: page.path })))
  })
  return findings
}

async function visitInFirefox(
  firefox: FirefoxBrowser,
  { origin, findWay }: FirefoxAuditContext,
  page: ComposedPage,
): Promise<PageFinding[]> {
  const tab = await openFirefoxTab(firefox, windowWidths.desktop)
  try {
    const isThere = await tab.goto(origin + page.path)
    const { found } = await checkArrival(tab, page.html, isThere, true)
    if (isThere) found.push(...checkVisibleText(await tab.ask('text'), true))
    const from = found.length === 0 ? await findWay(page, 0) : undefined
    if (from === undefined || !(await tab.goto(origin + from))) return found
    await tab.forget()
    const navigation = await checkArrival(tab, page.html, await tab.follow(page.path), false)
    return prefixFindings(navigation.found, `After a navigation from ${from}`)
  } catch (error) {
    return collectInterruptedVisitFindings(tab.noise(), error)
  } finally {
    await tab.close()
  }
}
