import type { BrowserContext } from 'playwright'
import type { PageClock } from '../browser/visitors.ts'
import { type PageState, openWatchedPage, type WatchedPage } from '../browser/watched-page.ts'
import type { PageFinding } from '../finding.ts'
import { collectErrorFindings, createDeadPageFinding } from '../gate/page-findings.ts'

/** The elements outside the remote's page, by in-page/layout.mjs, and the document's custom properties. */
export interface LayoutSnapshot {
  readonly elements: Readonly<Record<string, LayoutElement>>
  readonly variables: readonly string[]
}
export interface LayoutElement {
  readonly name: string
  readonly element: string
  readonly isMarked: boolean
  /** Whether the element may differ from page to page, which the shell marks with `data-by-address`. */
  readonly isByAddress: boolean
  readonly style: readonly string[]
  readonly box: readonly number[]
}
export interface ComputedStyles {
  readonly found: Readonly<Record<string, { readonly name: string; readonly style: readonly string[] }>>
  readonly variables: readonly string[]
  readonly rules: readonly string[]
}
export interface Occlusion {
  readonly occluded: readonly string[]
  readonly headingUnder: string
}
export interface Overflow {
  readonly over: number
  readonly cutOff: readonly string[]
  readonly widest: string
}

/** Measurements of an idle page by in-page/idle.mjs. */
export interface IdleSample {
  /** Duration of the longest task; ms. */
  readonly longest: number
  /** Cumulative layout shift (CLS). */
  readonly shift: number
  readonly shifted: string
  /** Number of timers and animation frames that have fired so far. */
  readonly fired: number
  readonly nodes: number
  readonly requests: number
  readonly megabytes: number
  readonly scrolled: number
  readonly history: number
  readonly focus: 'body' | 'page' | 'layout'
  readonly endless: readonly string[]
}

/** What a page has stored or requested, as found by in-page/unsolicited.mjs. */
export interface StorageSnapshot {
  readonly keys: readonly string[]
  readonly bytes: number
  readonly hasLostOthers: boolean
}

/** A control of the page, from in-page/interaction.mjs. */
export interface PageControl {
  readonly label: string
  readonly kind: 'button' | 'text' | 'select' | 'form'
}
export interface ClickTarget {
  readonly x: number
  readonly y: number
  readonly isInSight: boolean
  /** Name of the element that covers the control; empty if none does. */
  readonly by: string
  readonly isInPage: boolean
}
export interface FocusedElement {
  readonly number: number
  readonly where: 'nowhere' | 'page' | 'layout'
  readonly label: string
  /** Whether the element shows visibly that it has the focus. */
  readonly isSeen: boolean
  /** Whether Tab stops several times inside the element, as in a video. */
  readonly hasParts?: boolean
}
export interface PageLink {
  readonly label: string
  readonly written: string | null
}

/** A watched tab with the in-page scripts of an audit. */
export interface AuditTab extends WatchedPage {
  /** Returns the faults that the tab has recorded since the last call. */
  troubles(): Promise<PageFinding[]>
  /** Returns the same faults, or says that the page does not become interactive. */
  explainDeadPage(isArrival: boolean): Promise<PageFinding[]>
  pause(ms: number): Promise<void>
}

export async function openAuditTab(context: BrowserContext, clock: PageClock = 'real'): Promise<AuditTab> {
  const tab = await openWatchedPage(context)
  async function troubles() {
    const records = await tab.ask<Pick<PageState, 'reports' | 'violations'>>('complaints()')
    const found = collectErrorFindings(records, tab.noise())
    await tab.forget()
    return found
  }
  return {
    ...tab,
    troubles,
    async explainDeadPage(isArrival) {
      const found = await troubles()
      return found.length > 0 ? found : [createDeadPageFinding(isArrival)]
    },
    pause: ms =>
      clock === 'fake' ? context.clock.runFor(ms) : new Promise(resolve => setTimeout(resolve, ms)),
  }
}
