import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    unreadable?: string[]
  }
}

/**
 * Watches that a text of the composed page is there to read whenever anything on the page changes. Call it before the page is
 * opened.
 */
export async function watchReadability(page: Page, text: string): Promise<void> {
  await page.addInitScript(expected => {
    const unreadable: string[] = (window.unreadable = [])
    function look() {
      const content = document.querySelector('main [data-page]')
      const isReadable = content?.checkVisibility() && content.textContent.includes(expected)
      if (!isReadable) unreadable.push(`after ${Math.round(performance.now())} ms`)
    }
    addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    })
  }, text)
}

export async function expectReadableAllTheTime(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.unreadable), 'moments without the composed text').toEqual([])
}
