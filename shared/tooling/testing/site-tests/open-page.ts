import type { Page } from '@playwright/test'

/** Opens a page and waits until hydration has made it interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilInteractive(page)
}

/** Waits until hydration has made a page interactive that was opened in another way, e.g. by a reload. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  // React marks the elements that it hydrated, and adds listeners once the browser is idle.
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some(key => key.startsWith('__reactProps$'))
  })
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
}
