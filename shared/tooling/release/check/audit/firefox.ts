/** Opens pages in Firefox to find faults that occur only there. Runs while the audit in Chromium waits. */
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { type FirefoxBrowser, openFirefoxTab, type FirefoxTab } from '../browser/firefox-tab.ts'
import type { PageTexts } from '../browser/watched-page.ts'
import { type Finding, getFindingKind } from '../finding.ts'
import { extractTitle } from '../gate/html-parts.ts'
import { checkOpenedPage, collectErrorFindings, type PageFinding } from '../gate/page-findings.ts'
import { createInterruptedVisitFinding } from '../gate/interrupted-visit.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { windowWidths } from './scenario.ts'
import { checkVisibleText } from './static-assertions.ts'

/** Number of simultaneous visits: one renders while the other waits. */
const TABS = 2

export interface FirefoxAuditContext {
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
    const found = await visit(check, page)
    if (found.length === 0) return
    const again = new Set((await visit(check, page)).map(getFindingKind))
    findings.push(
      ...found
        .filter(finding => again.has(getFindingKind(finding)))
        .map(finding => ({ ...finding, page: page.path, what: `In Firefox: ${finding.what}` })),
    )
  })
  return findings
}

async function visit(check: FirefoxAuditContext, page: ComposedPage): Promise<PageFinding[]> {
  const tab = await openFirefoxTab(check.firefox, windowWidths.desktop)
  try {
    const found = await arrive(tab, check, page)
    return found.length > 0 ? found : await navigate(tab, check, page)
  } catch (error) {
    return [createInterruptedVisitFinding(error)]
  } finally {
    await tab.close()
  }
}

async function arrive(
  tab: FirefoxTab,
  { origin }: FirefoxAuditContext,
  page: ComposedPage,
): Promise<PageFinding[]> {
  const isThere = await tab.goto(origin + page.path)
  const state = await tab.state()
  const found = collectErrorFindings(state, tab.noise())
  if (!isThere) return found.length > 0 ? found : [notThere('its code never takes over')]
  return [
    ...found,
    ...checkOpenedPage(state, extractTitle(page.html)),
    ...checkVisibleText(await tab.ask<PageTexts>('text()'), true),
  ]
}

async function navigate(
  tab: FirefoxTab,
  check: FirefoxAuditContext,
  page: ComposedPage,
): Promise<PageFinding[]> {
  const from = await check.wayTo(page)
  if (from === undefined || !(await tab.goto(check.origin + from))) return []
  await tab.forget()
  const isThere = await tab.follow(page.path)
  const state = await tab.state()
  const found = collectErrorFindings(state, tab.noise())
  if (isThere) found.push(...checkOpenedPage(state, extractTitle(page.html)))
  else if (found.length === 0) found.push(notThere('it never appears'))
  return found.map(finding => ({ ...finding, what: `After a navigation from ${from}: ${finding.what}` }))
}

const notThere = (what: string): PageFinding => ({
  about: 'hydration',
  what: `The page is not to be used: ${what}.`,
  remedy: 'Look for what this engine lacks or does otherwise: .browserslistrc says which browsers count.',
})
