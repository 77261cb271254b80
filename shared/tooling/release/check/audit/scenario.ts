import type { Browser } from 'playwright'
import { answered, closed } from '../browser/answered.ts'
import { type Clock, type Conditions, auditVisitor } from '../browser/visitors.ts'
import type { PageFinding } from '../gate/page-findings.ts'
import { stoppedAfter } from '../gate/stopped.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { type AuditTab, openAuditTab } from './audit-tab.ts'
import { type Base, baseOf } from './static-assertions.ts'

/** Data for all visits of a check. */
export interface AuditContext {
  readonly browser: Browser
  /** Default: `real`. */
  readonly clock?: Clock | undefined
  readonly origin: string
  readonly containers: readonly string[]
  readonly bases: Readonly<Record<Width, Base>>
  /** Served pages of other remotes, from which a visitor may come. */
  readonly from: readonly string[]
  /** Pages with letters that this computer has no typeface for, so layout shifts cannot be measured. */
  readonly missingGlyphs: ReadonlySet<string>
  /** Findings that need the whole site: links and files. */
  siteFindings(tab: AuditTab, page: VisitedPage): Promise<PageFinding[]>
}

export type Width = 'phone' | 'desktop'

export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

export type VisitedPage = Pick<ComposedPage, 'path' | 'route' | 'html'>

/** One kind of visit to a page. @returns findings */
export type Scenario = (visited: AuditContext, page: VisitedPage) => Promise<PageFinding[]>

/** Five times the longest visit on a busy computer; ms. */
const VISIT_MS = 120_000

/** Runs one visit with its own visitor. */
export async function visit(
  { browser, clock }: AuditContext,
  conditions: Conditions,
  task: (tab: AuditTab) => Promise<PageFinding[]>,
): Promise<PageFinding[]> {
  const context = await auditVisitor(browser, conditions, clock)
  try {
    const tab = await openAuditTab(context, clock)
    return await answered(task(tab), 'visit', VISIT_MS).catch((error: unknown) =>
      stoppedAfter(tab.noise(), error),
    )
  } finally {
    await closed(context)
  }
}

/** The layout without a page: a document of an unknown address. */
export async function baseAt(browser: Browser, origin: string, width: Width, clock?: Clock): Promise<Base> {
  const context = await auditVisitor(browser, { viewport: widths[width] }, clock)
  try {
    const tab = await openAuditTab(context, clock)
    await tab.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
    return await baseOf(tab, true)
  } finally {
    await context.close()
  }
}

/** Findings for a page that does not become interactive. */
export function notThere(troubles: PageFinding[]): PageFinding[] {
  if (troubles.length > 0) return troubles
  return [
    {
      about: 'navigation',
      what: 'The page never becomes interactive.',
      remedy: 'Look for a promise that never settles, or for code that stops in this situation only.',
    },
  ]
}
