import type { Browser } from 'playwright'
import { withAnswerTimeout, closeWithTimeout } from '../browser/answer-timeout.ts'
import { type PageClock, type VisitorSettings, openAuditBrowserContext } from '../browser/visitors.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import { collectInterruptedVisitFindings } from '../gate/interrupted-visit.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { type AuditTab, openAuditTab } from './audit-tab.ts'
import { type NotFoundPageBaseline, measureNotFoundPage } from './static-assertions.ts'

/** What all visits of a check have in common. */
export interface AuditContext {
  readonly browser: Browser
  /** The page's clock; `real` by default. */
  readonly clock?: PageClock | undefined
  readonly origin: string
  readonly containers: readonly string[]
  readonly bases: Readonly<Record<WindowWidth, NotFoundPageBaseline>>
  /** Pages of other remotes, from which a visitor may come. */
  readonly from: readonly string[]
  /** Pages with letters that no typeface of this computer has, so that their layout shifts mean nothing. */
  readonly missingGlyphs: ReadonlySet<string>
  /** Finds the page's dead links, and its files that are larger than the budgets allow. */
  siteFindings(tab: AuditTab, page: VisitedPage): Promise<PageFinding[]>
}

export type WindowWidth = 'phone' | 'desktop'

export const windowWidths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

export type VisitedPage = Pick<ComposedPage, 'path' | 'route' | 'html'>

/** A scripted visit to a page. @returns what is wrong with the page */
export type Scenario = (visited: AuditContext, page: VisitedPage) => Promise<PageFinding[]>

/** Time limit for a visit, five times the longest one on a busy computer; ms. */
const VISIT_MS = 120_000

/** Runs a scenario in its own browser context. */
export async function runAuditVisit(
  { browser, clock }: AuditContext,
  conditions: VisitorSettings,
  task: (tab: AuditTab) => Promise<PageFinding[]>,
): Promise<PageFinding[]> {
  const context = await openAuditBrowserContext(browser, conditions, clock)
  try {
    const tab = await openAuditTab(context, clock)
    return await withAnswerTimeout(task(tab), 'visit', VISIT_MS).catch((error: unknown) =>
      collectInterruptedVisitFindings(tab.noise(), error),
    )
  } finally {
    await closeWithTimeout(context)
  }
}

/** Measures the layout in the not-found document, which has no remote's page. */
export async function measureNotFoundPageAtWidth(
  browser: Browser,
  origin: string,
  width: WindowWidth,
  clock?: PageClock,
): Promise<NotFoundPageBaseline> {
  const context = await openAuditBrowserContext(browser, { viewport: windowWidths[width] }, clock)
  try {
    const tab = await openAuditTab(context, clock)
    await tab.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
    return await measureNotFoundPage(tab, true)
  } finally {
    await context.close()
  }
}

/**
 * Explains why a page does not become interactive.
 * @param troubles findings about the page so far
 * @returns these findings, or a general one if there are none
 */
export function explainMissingInteractivity(troubles: PageFinding[]): PageFinding[] {
  if (troubles.length > 0) return troubles
  return [
    {
      about: 'navigation',
      what: 'The page never becomes interactive.',
      remedy: 'Look for a promise that never settles, or for code that stops in this situation only.',
    },
  ]
}
