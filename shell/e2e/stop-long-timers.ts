import type { Page } from '@playwright/test'

/** Timers of this length or longer never fire; ms. */
const LONG_TIMER_MS = 5000

/**
 * Stops long timers in documents that are opened from now on. With such timers the site ends a wait, e.g. for
 * a picture that never comes. On a busy computer they could fire before a test has looked at the page.
 */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(shortest => {
    const start = setTimeout
    const startIfShort = (task: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      ms < shortest ? start(task, ms, ...given) : 0
    Object.assign(window, { setTimeout: startIfShort })
  }, LONG_TIMER_MS)
}
