import type { Locator } from '@playwright/test'

/** Returns the visible or accessible name and the address of each link. */
export function readLinks(links: Locator): Promise<[name: string, address: string | null][]> {
  return links.evaluateAll(elements =>
    elements.map(link => [
      link.textContent.trim() || (link.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''),
      link.getAttribute('href'),
    ]),
  )
}
