import type { Page } from '@playwright/test'

/** Keeps all scripts of the page waiting, as a slow network does. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\.js$/
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    // The one who asked may have gone to another page meanwhile.
    await route.continue().catch(() => undefined)
  })
  return () => {
    release()
    return page.unroute(scripts)
  }
}
