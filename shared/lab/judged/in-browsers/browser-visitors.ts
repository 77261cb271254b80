/** Simulates visitors in a real browser: a few at a time, each with an empty profile. */
import type { Browser } from 'playwright'
import { REPORTS_PATH } from '@kutuhal/contract/visit-report.ts'
import { createVisitorIpHeader, startTraffic, type Traffic } from '../fixtures/traffic.ts'

/** Languages of the visitors: one visitor in three reads Hindi. */
const LANGUAGES = ['en-IN', 'hi-IN', 'gu-IN']

/** Number of simultaneous visitors: enough to keep two cores busy. */
const VISITORS = 3

/** Time limit for one visit on a busy computer; ms. */
const VISIT_TIMEOUT_MS = 120_000

/** Starts visitors in real browsers. @param page path of a page of the remote under test */
export function startBrowserTraffic(browser: Browser, site: string, page: string): Traffic {
  return startTraffic(VISITORS, async number => {
    const locale = LANGUAGES[number % LANGUAGES.length] ?? ''
    const context = await browser.newContext({ locale, extraHTTPHeaders: createVisitorIpHeader(number) })
    context.setDefaultTimeout(VISIT_TIMEOUT_MS)
    try {
      const tab = await context.newPage()
      // Wait for the shell's report of the visit, which names the visit's releases.
      const beacon = tab.waitForRequest(request => new URL(request.url()).pathname === REPORTS_PATH)
      const [answer] = await Promise.all([tab.goto(site + page), beacon])
      const document = (await answer?.text()) ?? ''
      // Interact with the page, since INP is only reported after an input.
      await tab.getByRole('button', { name: 'Move Forward' }).click()
      // The page sends its last reports when the visitor leaves it, so open another page before closing.
      await tab.goto(`${site}/robots.txt`)
      return document
    } finally {
      await context.close()
    }
  })
}
