import type { Page } from '@playwright/test'

/** Opens a page and waits until hydration has made it interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilInteractive(page)
}

/** Waits until hydration has made a page interactive that was opened in another way, e.g. by a reload. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive)
  // React adds listeners once the browser is idle.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
}

/**
 * Whether hydration has made the document's page interactive. Runs in the browser, so it uses nothing outside
 * itself.
 */
export function isInteractive(): boolean {
  const heading = document.querySelector('main h1')
  // React marks elements while it hydrates them. Until the end of hydration, the shell captures events such
  // as `keyup` (shell/bootstrap/early-input.ts).
  if (!heading || !Object.keys(heading).some(key => key.startsWith('__reactProps$'))) return false
  const heard: Event[] = []
  const hear = (event: Event) => void heard.push(event)
  heading.addEventListener('keyup', hear)
  heading.dispatchEvent(new Event('keyup'))
  heading.removeEventListener('keyup', hear)
  return heard.length > 0
}
