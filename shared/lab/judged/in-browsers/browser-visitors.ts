/** Simulates visitors in a real browser: a few at a time, each with an empty profile. */
import type { Browser } from 'playwright'
import { REPORTS_PATH } from '@kutuhal/contract/visit-report.ts'
import { createVisitorIpHeader } from '../fixtures/scripted-visitors.ts'

export interface BrowserTraffic {
  /** Number of visits so far. */
  readonly visits: () => number
  /** Returns the number of visits whose document pinned this release. */
  readonly thatGot: (release: string) => number
  /** A promise that rejects when a visit fails. */
  readonly failed: Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Languages of the visitors: one visitor in three reads Hindi. */
const LANGUAGES = ['en-IN', 'hi-IN', 'gu-IN']

/** Number of simultaneous visitors: enough to keep two cores busy. */
const VISITORS = 3

/** Time limit for one visit on a busy computer; ms. */
const VISIT_TIMEOUT_MS = 120_000

/** Starts visitors in real browsers. @param page path of a page of the remote under test */
export function startBrowserTraffic(browser: Browser, site: string, page: string): BrowserTraffic {
  const documents: string[] = []
  let isOver = false

  async function visit(number: number): Promise<void> {
    const locale = LANGUAGES[number % LANGUAGES.length] ?? ''
    const context = await browser.newContext({ locale, extraHTTPHeaders: createVisitorIpHeader(number) })
    context.setDefaultTimeout(VISIT_TIMEOUT_MS)
    try {
      const tab = await context.newPage()
      // Wait for the shell's report of the visit, which names the visit's releases.
      const beacon = tab.waitForRequest(request => new URL(request.url()).pathname === REPORTS_PATH)
      const [answer] = await Promise.all([tab.goto(site + page), beacon])
      documents.push((await answer?.text()) ?? '')
      // Interact with the page, since INP is only reported after an input.
      await tab.getByRole('button', { name: 'Move Forward' }).click()
      // The page sends its last reports when the visitor leaves it, so open another page before closing.
      await tab.goto(`${site}/robots.txt`)
    } finally {
      await context.close()
    }
  }
  let count = 0
  async function visitAgainAndAgain() {
    while (!isOver) await visit(count++)
  }
  const all = Promise.all(Array.from({ length: VISITORS }, visitAgainAndAgain))
  // Prevent an unhandled rejection: the test learns about errors from `failed`.
  all.catch(() => undefined)
  return {
    visits: () => documents.length,
    thatGot: release => documents.filter(document => document.includes(`"${release}"`)).length,
    failed: all,
    async stop() {
      isOver = true
      await all.catch(() => undefined)
    },
  }
}
