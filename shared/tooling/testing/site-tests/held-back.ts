import type { Page } from '@playwright/test'

/** Keeps files back that a page asks for from now on, as a slow line does, until they may arrive. */
export async function heldBack(page: Page, files: RegExp): Promise<{ arrive(): void }> {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  await page.route(files, async route => {
    await arrival
    await route.continue()
  })
  return { arrive }
}
