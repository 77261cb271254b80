import type { Page } from '@playwright/test'

declare global {
  interface Window {
    loadingWatch: { clickedAt: number; shownAt?: number; goneAt?: number }
  }
}

/** However briefly. Call this before the page is opened. */
export async function recordLoadingState(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.loadingWatch = { clickedAt: 0 }
    addEventListener('click', () => (window.loadingWatch.clickedAt = performance.now()), { capture: true })
    new MutationObserver(() => {
      const isLoading = [...document.querySelectorAll('[role="status"]')].some(
        status => status.textContent === 'Loading…',
      )
      if (isLoading) window.loadingWatch.shownAt ??= performance.now()
      else if (window.loadingWatch.shownAt !== undefined) window.loadingWatch.goneAt ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** From the last click, in ms; undefined if “Loading…” never appeared. */
export function getLoadingTime(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { clickedAt, shownAt, goneAt } = window.loadingWatch
    return shownAt === undefined ? undefined : (goneAt ?? NaN) - clickedAt
  })
}
