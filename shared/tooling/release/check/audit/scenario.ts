/** Scripted visits to a page, and the tab in which they run. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright'
import { withAnswerTimeout, closeWithTimeout } from '../browser/answer-timeout.ts'
import { type PageClock, type VisitorSettings, openAuditBrowserContext } from '../browser/visitors.ts'
import { openWatchedPage } from '../browser/watched-page.ts'
import type { PageFinding } from '../finding.ts'
import {
  collectErrorFindings,
  collectInterruptedVisitFindings,
  comparePageOutlines,
  createDeadPageFinding,
} from '../gate/page-findings.ts'
import type { ComposedPage } from '../site-under-check.ts'

/** What all visits to a site need. */
export interface Visitor {
  readonly browser: Browser
  /** The page's clock; `real` by default. */
  readonly clock?: PageClock | undefined
  readonly origin: string
}

/** What all visits of a check have in common. */
export interface AuditContext extends Visitor {
  readonly bases: Readonly<Record<WindowWidth, NotFoundPageBaseline>>
  /** Finds a page, if possible of another remote, from which a visitor may come. @param number to skip */
  findWay(page: VisitedPage, number: number): Promise<string | undefined>
  /** Pages with letters that no typeface of this computer has, so that their layout shifts mean nothing. */
  readonly missingGlyphs: ReadonlySet<string>
  /** Finds the page's dead links, and its files that are larger than the budgets allow. */
  findSiteFaults(tab: AuditTab, page: VisitedPage): Promise<PageFinding[]>
}

export type WindowWidth = 'phone' | 'desktop'

export const windowWidths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

export type VisitedPage = Pick<ComposedPage, 'path' | 'route' | 'html'>

/** A scripted visit to a page. @returns what is wrong with the page */
export type Scenario = (context: AuditContext, page: VisitedPage) => Promise<PageFinding[]>

/** Time limit for a visit, five times the longest one on a busy computer; ms. */
const VISIT_MS = 120_000

/** Runs a scenario in its own browser context. */
export async function runAuditVisit(
  visitor: Visitor,
  settings: VisitorSettings,
  task: (tab: AuditTab) => Promise<PageFinding[]>,
): Promise<PageFinding[]> {
  return withAuditTab(visitor, settings, tab =>
    withAnswerTimeout(task(tab), 'visit', VISIT_MS).catch((error: unknown) =>
      collectInterruptedVisitFindings(tab.noise(), error),
    ),
  )
}

async function withAuditTab<Result>(
  { browser, clock }: Visitor,
  settings: VisitorSettings,
  task: (tab: AuditTab) => Promise<Result>,
): Promise<Result> {
  const context = await openAuditBrowserContext(browser, settings, clock)
  try {
    return await task(await openAuditTab(context, clock))
  } finally {
    await closeWithTimeout(context)
  }
}

/**
 * Measurements of the not-found document, which contains no remote's page. If the measurements of another
 * document differ, the page in that document is the cause.
 */
export type NotFoundPageBaseline = Awaited<ReturnType<typeof measureNotFoundPage>>

/** @param containers names of the global variables of containers and chunks, which pages may have */
async function measureNotFoundPage(tab: AuditTab, origin: string, containers: readonly string[]) {
  await tab.gotoLayout(origin)
  const { composed, outline } = await tab.state()
  const { history, hasStandIns } = await tab.ask('idle')
  return {
    ...{ history, hasStandIns },
    containers,
    usual: comparePageOutlines(composed.outline, outline),
    layout: await tab.ask('layout'),
    occluded: await tab.ask('occluded'),
    builtIns: await tab.ask('builtIns'),
    taken: await tab.ask('taken'),
    opening: await tab.ask('opening'),
    keys: (await tab.ask('stored')).keys,
  }
}

/** Measures the not-found document in each window width. */
export async function measureNotFoundPages(
  visitor: Visitor,
  containers: readonly string[],
): Promise<AuditContext['bases']> {
  const measure = (width: WindowWidth) =>
    withAuditTab(visitor, { viewport: windowWidths[width] }, tab =>
      measureNotFoundPage(tab, visitor.origin, containers),
    )
  const [phone, desktop] = await Promise.all([measure('phone'), measure('desktop')])
  return { phone, desktop }
}

/** A watched tab with the in-page scripts of an audit. */
export type AuditTab = Awaited<ReturnType<typeof openAuditTab>>

async function openAuditTab(context: BrowserContext, clock: PageClock = 'real') {
  const tab = await openWatchedPage(context)
  /** Returns the faults that the tab has recorded since the last call. */
  async function troubles() {
    // Take both at once: if the shell loads the document again because of an error, nothing is lost.
    const records = await tab.ask('takeComplaints')
    return collectErrorFindings(records, tab.takeNoise())
  }
  return {
    ...tab,
    troubles,
    /** Returns the same faults, or says that the page does not become interactive. */
    async explainDeadPage(isArrival: boolean) {
      const found = await troubles()
      return found.length > 0 ? found : [createDeadPageFinding(isArrival)]
    },
    pause: (ms: number) => (clock === 'fake' ? context.clock.runFor(ms) : setTimeout(ms)),
  }
}
