import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    noticeWatch: { startedAt: number; shownAt?: number; hasToldOfWait?: boolean }
  }
}

/**
 * Time limit from the shell's start or a click until a notice appears; ms. If an entry hangs, the notice
 * takes 4 s on an idle computer and up to 9 s on a busy one; without the shell's own time limit, it would
 * take 20 s.
 */
const NOTICE_WITHIN = 15_000

/** Records when a notice (Retry or loading) appears. Call it before the page is opened. */
export async function recordNoticeTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noticeWatch = { startedAt: 0 }
    const start = () => (window.noticeWatch = { startedAt: performance.now() })
    // Measure from `DOMContentLoaded`, just before which the shell starts: scripts that hang would delay
    // later events.
    addEventListener('DOMContentLoaded', start)
    addEventListener('click', start, { capture: true })
    new MutationObserver(() => {
      const alert = document.querySelector('[role="alert"]')
      const isToldOfWait = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent.includes('still on its way'),
      )
      if (isToldOfWait) window.noticeWatch.hasToldOfWait = true
      if (alert?.querySelector('button') || isToldOfWait) window.noticeWatch.shownAt ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

export const findLoadFailureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'did not load' })

export const findSlowLoadNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'still on its way' })

/** Expects a notice that tells of slowness, even if it was shown only for a moment. */
export async function expectSlowLoadNotice(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.noticeWatch.hasToldOfWait)).toBe(true)
}

/** Expects a notice within the time limit. @param isSlow whether the notice tells of slowness, not failure */
export async function expectNoticeInTime(page: Page, isSlow: boolean): Promise<void> {
  if (isSlow) {
    await expect(findSlowLoadNotice(page)).toBeVisible()
    await expect(findLoadFailureNotice(page)).toBeHidden()
  } else await expect(findLoadFailureNotice(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  const waited = await page.evaluate(() => (window.noticeWatch.shownAt ?? NaN) - window.noticeWatch.startedAt)
  expect(waited, 'ms until the notice').toBeLessThan(NOTICE_WITHIN)
}
