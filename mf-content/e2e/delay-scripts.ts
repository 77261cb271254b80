import type { Page } from '@playwright/test'

/** @returns a function that ends the delay */
export async function delayScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\.js$/
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    // The page that made the request may already be closed.
    await route.continue().catch(() => undefined)
  })
  return () => {
    release()
    return page.unroute(scripts)
  }
}
