import type { Page } from '@playwright/test'
import { isInteractive } from './is-interactive.ts'

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
