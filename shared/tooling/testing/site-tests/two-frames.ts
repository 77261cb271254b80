import type { Page } from '@playwright/test'

/** Waits until the browser has drawn what was there before: this takes two frames. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}
