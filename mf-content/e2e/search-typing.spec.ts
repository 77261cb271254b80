import type { Page } from '@playwright/test'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search news' })

test(
  'What visitors type right before they press Back changes no other search',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news?q=robot')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('oldest')
    await expect(page).toHaveURL('/news?q=robot&sort=oldest')
    await page.clock.install()
    await search(page).evaluate((box: HTMLInputElement) => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'drone', box)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      history.back()
    })
    await expect(page).toHaveURL('/news?q=robot')
    await expect(search(page)).toHaveValue('robot')
    // More than the delay after which the address is updated.
    await page.clock.fastForward(5000)
    await expect(search(page)).toHaveValue('robot')
    await expect(page).toHaveURL('/news?q=robot')
  },
)

test(
  'Visitors find the order of each address, not the one that they chose last',
  { tag: '@full' },
  async ({ page }) => {
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await openPage(page, '/news')
    await sort.selectOption('oldest')
    await expect(page).toHaveURL('/news?sort=oldest')
    await page.goto('/contact')
    await page.evaluate(() => setTimeout(() => history.go(-2)))
    await page.waitForURL('/news')
    await waitUntilInteractive(page)
    await expect(sort).toHaveValue('newest')
    await expect(page).toHaveURL('/news')
  },
)
