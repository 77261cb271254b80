import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    noticeWatch: { startedAt: number; shownAt?: number }
  }
}

/** From the moment that the shell runs, or that a visitor follows a link; ms. */
const NOTICE_WITHIN = 4000

/** Takes the time until a notice with Retry appears, by the page's own clock. Call it before the page is opened. */
export async function watchNotice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noticeWatch = { startedAt: 0 }
    const start = () => (window.noticeWatch = { startedAt: performance.now() })
    // The shell runs before this event; later ones wait for scripts that hang.
    addEventListener('DOMContentLoaded', start)
    addEventListener('click', start, { capture: true })
    new MutationObserver(() => {
      const alert = document.querySelector('[role="alert"]')
      if (alert?.querySelector('button')) window.noticeWatch.shownAt ??= performance.now()
    }).observe(document, { subtree: true, childList: true })
  })
}

export const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' })

export async function expectNoticeInTime(page: Page): Promise<void> {
  await expect(noticeOf(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  const waited = await page.evaluate(() => (window.noticeWatch.shownAt ?? NaN) - window.noticeWatch.startedAt)
  expect(waited, 'ms until the notice').toBeLessThan(NOTICE_WITHIN)
}
