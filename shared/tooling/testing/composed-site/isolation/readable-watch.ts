import { expect, type Page } from '@playwright/test'
import { parse } from 'node-html-parser'

declare global {
  interface Window {
    unreadable?: string[]
  }
}

/**
 * Checks after every change that all headings of the composed page are readable. Call it before the page is
 * opened.
 */
export async function watchReadability(page: Page, address: string): Promise<void> {
  const headings = await composedHeadings(page, address)
  await page.addInitScript(expected => {
    const unreadable: string[] = (window.unreadable = [])
    function look() {
      const content = document.querySelector('main [data-page]')
      const isReadable =
        content?.checkVisibility() && expected.every(heading => content.textContent.includes(heading))
      if (!isReadable) unreadable.push(`after ${Math.round(performance.now())} ms`)
    }
    addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    })
  }, headings)
}

/** Expects that all headings of an address's composed page are visible. */
export async function expectReadable(page: Page, address: string): Promise<void> {
  for (const heading of await composedHeadings(page, address))
    await expect(page.locator('main [data-page]')).toContainText(heading)
}

async function composedHeadings(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const headings = parse(html).querySelectorAll('main [data-page] :is(h1, h2, h3)')
  expect(headings.length, 'headings of the composed page').toBeGreaterThan(1)
  return headings.map(({ text }) => text)
}

export async function expectAlwaysReadable(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.unreadable), 'moments without the composed text').toEqual([])
}
