import type { Page } from '@playwright/test'

/** Delays all scripts of the page, like a slow network. @returns releases them */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\.js$/
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    // The page that requested it may be gone.
    await route.continue().catch(() => undefined)
  })
  return () => {
    release()
    return page.unroute(scripts)
  }
}
