import type { Browser } from 'playwright'

export interface ListWalk {
  readonly pages: number
  /** Different ones. */
  readonly items: number
}

/**
 * Reads a list as somebody without scripts does: from its first page on by "Next", to the end.
 * @param site address of it, with no slash at the end
 * @param list e.g. `/news`
 */
export async function walkList(browser: Browser, site: string, list: string): Promise<ListWalk> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const items = new Set<string>()
  let pages = 0
  for (let next: string | null = list; next !== null;) {
    await page.goto(site + next)
    pages += 1
    const links = await page.locator(`main article a[href^="${list}/"]`).all()
    for (const link of links) items.add((await link.getAttribute('href')) ?? '')
    const onwards = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
    next = (await onwards.count()) > 0 ? await onwards.getAttribute('href') : null
  }
  await context.close()
  return { pages, items: items.size }
}

export interface TypedSearch {
  /** The longest that the page was busy in one piece after a letter was typed, its answer included; ms. */
  readonly longestMs: number
  /** What a search fetched, as it came over the line; bytes. */
  readonly bytes: number
  /** What the list said in the end. */
  readonly status: string
}

/** On a phone; how much slower than this computer. */
const SLOWER = 4

/** Longer than the list waits for the next letter (mf-content/lists/components/use-typed-parameter.ts), so that each is searched for; ms. */
const LETTER_MS = 1200

/** Types a search for news letter by letter. @param site address of it, with no slash at the end */
export async function typedSearch(browser: Browser, site: string, text: string): Promise<TypedSearch> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site}/news`, { waitUntil: 'networkidle' })
  let bytes = 0
  page.on('requestfinished', request => {
    if (!request.url().includes('/content/')) return
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize))
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const watch = { longest: 0 }
    Object.assign(window, { watch })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration)
    }).observe({ type: 'longtask' })
  })
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(text, { delay: LETTER_MS })
  await page.waitForTimeout(2 * LETTER_MS)
  const status = await page.getByRole('main').getByRole('status').innerText()
  const longestMs = await page.evaluate(() => {
    const watch: unknown = Reflect.get(window, 'watch')
    return watch instanceof Object && 'longest' in watch ? Number(watch.longest) : Number.NaN
  })
  await context.close()
  return { longestMs, bytes, status }
}
