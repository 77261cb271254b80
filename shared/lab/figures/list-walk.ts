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
