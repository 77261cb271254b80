/** What is below the window costs little, and is there for whoever comes to it. */
import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const headingInView = (page: Page) =>
  page.evaluate(
    () =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[data-page] > *')
        ?.querySelector('h2')?.textContent,
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('Pictures far below come when somebody scrolls to them', { tag: '@full' }, async ({ page }) => {
    await page.goto('/news', { waitUntil: 'networkidle' })
    const last = page.locator('main img').last()
    const isThere = () => last.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    expect(await isThere()).toBe(false)
    await last.scrollIntoViewIfNeeded()
    await expect.poll(isThere).toBe(true)
  })

  for (const path of ['/', '/robot-maze']) {
    test(`What follows the first part of ${path} is far away until typefaces come or somebody scrolls`, async ({
      page,
    }) => {
      await page.route(/\.woff2$/, () => new Promise(() => {}))
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const first = page.locator('[data-page] > *').first()
      const gap = () =>
        first.evaluate(part => {
          const next = part.nextElementSibling
          return next && next.getBoundingClientRect().top - part.getBoundingClientRect().bottom
        })
      expect(await gap()).toBe(2 * 740)
      expect(await first.evaluate(part => part.getBoundingClientRect().bottom)).toBeGreaterThan(740)
      await page.evaluate(() => scrollBy(0, 10))
      await expect.poll(gap).toBe(0)
    })
  }

  test('Anyone who reloads a page stays where they were', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 5000))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000)
    const before = await headingInView(page)
    expect(before).toBeTruthy()
    await page.reload()
    await expect.poll(() => headingInView(page)).toBe(before)
  })

  test('A link to the end of a page leads there', { tag: '@full' }, async ({ page }) => {
    await openPage(page, '/')
    await page.locator('header a[href="#get-started"]').first().click()
    await expect
      .poll(() => page.locator('#get-started').evaluate(place => Math.abs(place.getBoundingClientRect().top)))
      .toBeLessThan(200)
  })
})
