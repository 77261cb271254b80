/** Tests that nothing moves by itself, from the first paint until a page is hydrated and settled. */
import type { Page } from '@playwright/test'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { hasStandIns } from '../site-tests/stand-in-fonts.ts'
import { waitTwoFrames } from '../site-tests/two-frames.ts'
import { publicPages } from './public-pages.ts'

const WIDTHS = [320, 360, 412, 600, 768, 820, 1024, 1366, 1920] as const

/** Pages whose dates or rows of buttons once moved what follows. */
const PAGES_WITH_DATES_AND_ROWS = ['/', '/courses', '/courses/blockzie', '/services', '/privacy-policy']

/** A layout shift below this is 0.00: typefaces that arrive make single words slightly wider. */
const HARDLY_ANY = 0.002

test('Nothing moves on pages with dates and rows of buttons', async ({ page }) => {
  await watchShifts(page)
  for (const width of [360, 768]) {
    for (const path of PAGES_WITH_DATES_AND_ROWS) await expectStill(page, path, width)
  }
})

for (const width of WIDTHS) {
  test(`Nothing moves on any page, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
    await watchShifts(page)
    for (const { path } of publicPages) await expectStill(page, path, width)
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') window.moved.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, '/privacy-policy')
  if (await hasStandIns(page)) return
  // Without a font that is as wide as ours, all text would move when the typefaces arrive: keep them out.
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('typefaces')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
}

async function expectStill(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 1000 })
  await openPage(page, path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await waitTwoFrames(page)
  const moved = await page.evaluate(() => window.moved)
  expect(
    moved.reduce((sum, each) => sum + each, 0),
    `${path}, ${width} px wide`,
  ).toBeLessThan(HARDLY_ANY)
}

declare global {
  interface Window {
    /** Layout shifts so far (https://wicg.github.io/layout-instability/). */
    moved: number[]
  }
}
