import type { Browser, Page } from 'playwright'

/** What visitors did, and what troubled them; all lists are empty if nothing did. */
export interface Visits {
  /** Documents that were loaded. */
  loads: number
  /** Navigations inside the site. */
  navigations: number
  /** Files and pages that did not load, and pages that did not appear. */
  readonly failedLoads: string[]
  /** The site's own reports (`site-report`), and uncaught errors. */
  readonly errors: string[]
  /** Errors about differences between composed and rendered markup. */
  readonly hydrationErrors: string[]
}

/** Pages that a visitor navigates to within one visit. */
const PATH = ['/robot-maze', '/contact', '/news', '/courses', '/blog', '/about', '/services']
const ARRIVALS = ['/', '/news/2', '/robot-maze', '/contact', '/blog/1']

/** Time limit for a page to appear, even on a busy computer; ms. */
const timeout = 60_000

/**
 * Sends visitors who load a page, navigate inside the site, and start again.
 * @returns stops when every visitor has finished the current page
 */
export function startVisitors(browser: Browser, site: string, visitors: number): () => Promise<Visits> {
  const visits: Visits = { loads: 0, navigations: 0, failedLoads: [], errors: [], hydrationErrors: [] }
  let hasEnded = false

  async function visit(number: number): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    watch(page, site, visits)
    const count = async (kind: 'loads' | 'navigations', path: string, shown: () => Promise<unknown>) => {
      try {
        await shown()
        visits[kind] += 1
      } catch (error) {
        visits.failedLoads.push(`${kind} ${path}: ${String(error)}`)
      }
    }
    for (let round = number; !hasEnded; round += 1) {
      const arrival = ARRIVALS[round % ARRIVALS.length] ?? '/'
      await count('loads', arrival, async () => {
        await page.goto(site + arrival, { timeout })
        await page.waitForFunction(isHydrated, undefined, { timeout })
      })
      for (let step = 0; step < 3 && !hasEnded; step += 1) {
        const next = PATH[(round * 3 + step) % PATH.length] ?? '/'
        await count('navigations', next, async () => {
          await page.evaluate(followLink, next)
          await page.waitForFunction(isShown, next, { timeout })
        })
      }
    }
    await context.close()
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  return async () => {
    hasEnded = true
    await all
    return visits
  }
}

function watch(page: Page, site: string, { failedLoads, errors, hydrationErrors }: Visits): void {
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
