import type { Locator } from '@playwright/test'

/** What each link says, to the eye or else to a screen reader, and where it leads. */
export function linkList(links: Locator): Promise<[name: string, address: string | null][]> {
  return links.evaluateAll(elements =>
    elements.map(link => [
      link.textContent.trim() || (link.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''),
      link.getAttribute('href'),
    ]),
  )
}
