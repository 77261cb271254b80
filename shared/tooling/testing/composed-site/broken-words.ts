import type { Page } from '@playwright/test'

/**
 * Finds words that break across lines in header links, headings, facts and tables, except at hyphens and in
 * e-mail addresses.
 */
export function findBrokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll('header a, h1, h2, h3, dt, dd, td, th')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('a[href^="mailto:"]')) continue
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’.]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
}
