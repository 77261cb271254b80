import type { Page } from '@playwright/test'

/** Holds back files that a page requests, like a slow network, until the test lets them arrive. */
export async function delayFileResponses(page: Page, files: RegExp): Promise<{ arrive(): void }> {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  await page.route(files, async route => {
    await arrival
    await route.continue()
  })
  return { arrive }
}
