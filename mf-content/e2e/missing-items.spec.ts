import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import {
  expectSameDocument,
  insertAndFollowLink,
  markDocument,
} from '@kutuhal/testing/site-tests/document.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { getLoadingTime, recordLoadingState } from './loading-watch.ts'
import { newsItems, blogPosts } from './written-items.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('an id that nothing has', () => {
  // The server answers 404 for a missing item, and the browser logs that.
  test.use({ allowedNoise: /status of 404/ })

  const lists = [
    {
      list: '/news',
      notice: 'News Item Not Found',
      text: /doesn.t exist or has been removed/,
      items: newsItems.length,
    },
    {
      list: '/blog',
      notice: 'Blog Post Not Found',
      text: /doesn.t exist or has been removed/,
      items: blogPosts.length,
    },
  ]

  for (const { list, notice, text, items } of lists) {
    const expectNotice = async (page: Page) => {
      await expect(page).toHaveURL(list)
      await expect(page.getByRole('alert')).toContainText(notice)
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(items)
    }

    test(
      `Visitors who come straight to ${list}/999 or the like get the list and a notice`,
      getFullTestTag(list === '/news'),
      async ({ page }) => {
        await recordLoadingState(page)
        for (const id of ['999', '01', 'toString', '%20']) {
          const response = await page.goto(`${list}/${id}`)
          expect(response?.status()).toBe(404)
          await expectNotice(page)
          expect(await getLoadingTime(page)).toBeGreaterThan(0)
          await expect(page).toHaveTitle(/^(News|Blog) \| Kutuhal$/)
        }
      },
    )

    test(
      `Visitors who follow a link to ${list}/999 get the list and a notice they can dismiss`,
      { tag: '@full' },
      async ({ page }) => {
        await recordLoadingState(page)
        await openPage(page, '/about')
        await markDocument(page)
        await insertAndFollowLink(page, `${list}/999`)
        await expectNotice(page)
        expect(await getLoadingTime(page)).toBeGreaterThanOrEqual(300)
        await expect(heading(page)).toBeFocused()

        await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).press('Enter')
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(heading(page)).toBeFocused()
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(items)
        await expectSameDocument(page)

        await page.goBack()
        await expect(page).toHaveURL('/about')
        await expect(page).toHaveTitle('About | Kutuhal')
      },
    )

    test(
      `Visitors leave the notice of ${list} behind when they go on`,
      { tag: '@full' },
      async ({ page }) => {
        await openPage(page, '/about')
        await insertAndFollowLink(page, `${list}/999`)
        await expectNotice(page)
        await page.locator('main article').getByRole('link').first().click()
        await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
        await expect(page.getByRole('alert')).toHaveCount(0)
      },
    )
  }

  test(
    'Visitors who follow a link to an unknown course go back where they were',
    { tag: '@full' },
    async ({ page }) => {
      await recordLoadingState(page)
      await openPage(page, '/about')
      await markDocument(page)
      await insertAndFollowLink(page, '/courses/999')
      await expect(heading(page)).toHaveText('Course Not Found')
      expect(await getLoadingTime(page)).toBeGreaterThanOrEqual(300)
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page).toHaveURL('/about')
      await expect(page).toHaveTitle('About | Kutuhal')
      await expectSameDocument(page)
    },
  )
})
