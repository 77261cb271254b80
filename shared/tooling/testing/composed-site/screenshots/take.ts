import { test, type Page } from '@playwright/test'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { screenshotTargets, WINDOW_WIDTHS } from './screens.ts'

const folder = path.join(projectRoot, '.cache', 'screenshots')

for (const width of WINDOW_WIDTHS) {
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 780 : 900 } })

    for (const { name, reach, isWindow, widths } of screenshotTargets) {
      if (widths && !widths.includes(width)) continue
      test(name, async ({ page }) => {
        await reach(page)
        await prepare(page)
        const file = path.join(folder, `${width}`, `${name.replace(/\W+/g, '-')}.png`)
        await page.screenshot({ path: file, fullPage: !isWindow })
      })
    }
  })
}

/**
 * Waits until all pictures and typefaces have loaded. Makes lazy pictures eager: otherwise, they load only
 * when they are near the window.
 */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map(picture => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    // Go to the top: the sticky header would otherwise cover the middle of a screenshot of the whole page.
    scrollTo(0, 0)
  })
}
