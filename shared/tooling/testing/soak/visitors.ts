import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

/** Problems of visitors; all lists are empty if there are none. */
export interface VisitorProblems {
  /** Files and pages that did not load, and pages that did not appear. */
  readonly failedLoads: string[]
  /** The site's own reports (`site-report`), and uncaught errors. */
  readonly errors: string[]
  /** Errors about differences between composed and rendered markup. */
  readonly hydrationErrors: string[]
}

export interface RunningVisits {
  readonly trouble: VisitorProblems
  /** Counts the documents that were loaded, and the navigations inside the site. */
  count(): { readonly loads: number; readonly navigations: number }
  /** Stops when every visitor has finished the current page. */
  stop(): Promise<void>
}

/** Pages that a visitor navigates to within one visit. */
const PATH = ['/robot-maze', '/contact', '/news', '/courses', '/blog', '/about', '/services']
const ARRIVALS = ['/', '/news/2', '/robot-maze', '/contact', '/blog/1']

/** Time limit for a page to appear, even on a busy computer; ms. */
const SHOW_TIMEOUT_MS = 60_000

/**
 * Sends visitors who load a page, navigate inside the site, and start again.
 * @param visitors number of visitors at a time, who start one after the other
 * @param readingMs average time on a page; without it each visitor costs as much as dozens of readers, and
 *   timeouts say nothing about releases
 */
export function startVisitors(
  browser: Browser,
  site: string,
  visitors: number,
  readingMs: number,
): RunningVisits {
  const trouble: VisitorProblems = { failedLoads: [], errors: [], hydrationErrors: [] }
  let loads = 0
  let navigations = 0
  let hasEnded = false
  const closing = new AbortController()
  // Each visitor adds a listener; together they exceed Node's default limit.
  setMaxListeners(visitors, closing.signal)

  const wait = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined)
  /** Waits for a time between half and one and a half times the average. */
  const read = (step: number) => wait(readingMs * (0.5 + ((step * 0.618) % 1)))

  async function visit(number: number): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    watch(page, site, trouble)
    await wait((readingMs * number) / visitors)
    for (let round = number; !hasEnded; round += 1) {
      await load(page, ARRIVALS[round % ARRIVALS.length] ?? '/')
      await read(round)
      for (let step = 0; step < 3 && !hasEnded; step += 1) {
        await follow(page, PATH[(round * 3 + step) % PATH.length] ?? '/')
        await read(round * 3 + step)
      }
    }
    await context.close()
  }
  async function load(page: Page, path: string): Promise<void> {
    try {
      await page.goto(site + path, { timeout: SHOW_TIMEOUT_MS })
      await page.waitForFunction(isHydrated, undefined, { timeout: SHOW_TIMEOUT_MS })
      loads += 1
    } catch (error) {
      trouble.failedLoads.push(`${path}: ${String(error)}`)
    }
  }
  async function follow(page: Page, path: string): Promise<void> {
    try {
      await page.evaluate(followLink, path)
      await page.waitForFunction(isShown, path, { timeout: SHOW_TIMEOUT_MS })
      navigations += 1
    } catch (error) {
      trouble.failedLoads.push(`to ${path}: ${String(error)}`)
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  return {
    trouble,
    count: () => ({ loads, navigations }),
    async stop() {
      hasEnded = true
      closing.abort()
      await all
    },
  }
}

function watch(page: Page, site: string, { failedLoads, errors, hydrationErrors }: VisitorProblems): void {
  page.on('response', response => {
    if (response.status() >= 400) failedLoads.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Ignore aborted requests: a navigation cancels those of the previous page.
    if (reason !== 'net::ERR_ABORTED') failedLoads.push(`${reason} ${request.url()}`)
  })
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => note(`${page.url().replace(site, '')}: ${error.message}`))

  function note(line: string) {
    errors.push(line)
    if (/hydrat|#418|#42[0-9]/i.test(line)) hydrationErrors.push(line)
  }
}

/** The functions below run in the page. */

function isHydrated(): boolean {
  const page = document.querySelector('[data-page]')
  return page !== null && Object.keys(page).some(key => key.startsWith('__react'))
}

function followLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

function isShown(path: string): boolean {
  return location.pathname === path && document.querySelector('[data-page] h1') !== null
}
