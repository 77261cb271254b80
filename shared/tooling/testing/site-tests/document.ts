import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    isSameDocument?: boolean
  }
}

/** Marks the current document. The mark is lost when the browser loads another document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isSameDocument = true
  })
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.isSameDocument), 'no document was loaded').toBe(true)
}

/** Puts a link into the page, for addresses that no page of the site links to, and follows it. */
export async function insertAndFollowLink(page: Page, href: string): Promise<void> {
  await page.locator('main h1').evaluate((heading, address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'A link from elsewhere'
    heading.after(link)
  }, href)
  await page.getByRole('link', { name: 'A link from elsewhere' }).click()
}

/** Waits until the browser has drawn what was there before: this takes two frames. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Returns the visible or accessible name and the address of each link. */
export function readLinks(links: Locator): Promise<[name: string, address: string | null][]> {
  return links.evaluateAll(elements =>
    elements.map(link => [
      link.textContent.trim() || (link.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''),
      link.getAttribute('href'),
    ]),
  )
}

/** Whether the focused element is visible: nothing covers its middle. */
export function isFocusVisible(): boolean {
  const focused = document.activeElement
  // After the last element of a page, Tab moves the focus to the browser itself, so nothing is covered.
  if (!focused || focused === document.body) return true
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (focused.contains(hit) || hit.contains(focused))
}

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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface AccessibilityViolations {
  readonly found: readonly { readonly rule: string; readonly where: readonly string[] }[]
  readonly rulesKept: number
}

/** Finds violations of WCAG 2.2 AA in a page, as far as axe can. */
export async function findAccessibilityViolations(page: Page): Promise<AccessibilityViolations> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Skip listing elements that pass the rules.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // Run axe in the page itself. Its other mode also checks frames, which no page has, and is twice as slow.
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  return { found, rulesKept: passes.length }
}
