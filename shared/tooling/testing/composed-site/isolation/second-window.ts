import type { Page } from '@playwright/test'

/** Opens a second window instead of a tab, since browsers slow down hidden tabs. */
export async function openSecondWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open('about:blank', '_blank', 'popup,noopener,width=1280,height=720'))
  return opened
}
