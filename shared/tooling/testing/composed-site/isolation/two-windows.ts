import type { Page } from '@playwright/test'

/** A second window beside a page's. In a second tab the first one would hardly move: browsers slow down what nobody sees. */
export async function windowBeside(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open('about:blank', '_blank', 'popup,noopener,width=1280,height=720'))
  return opened
}
