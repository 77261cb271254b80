/** News items and blog posts come as one file a list, which browsers check (../lists/item-list.ts). */
import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { newsItems } from './written-items.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const titleOf = (wanted: string) => newsItems.find(({ path }) => path === wanted)?.title ?? ''

/** @returns a counter of the requests */
async function answerWith(page: Page, answer: (text: string, attempt: number) => string) {
  const asked = { times: 0 }
  await page.route(/\/content\/news\.json$/, async route => {
    const response = await route.fetch()
    asked.times += 1
    await route.fulfill({ response, body: answer(await response.text(), asked.times) })
  })
  return asked
}

const goToTheStory = (page: Page) => page.locator('main a[href="/news/2"]').click()

test('All stories come in one file, which is asked for once', async ({ page }) => {
  const asked = await answerWith(page, text => text)
  await openPage(page, '/news')
  expect(asked.times, 'the document has the list').toBe(0)
  await goToTheStory(page)
  await expect(heading(page)).toHaveText(titleOf('/news/2'))
  await expect(page.getByRole('article').first()).toContainText('grant')
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(heading(page)).toHaveText(titleOf('/news/3'))
  expect(asked.times).toBe(1)
})

test.describe('a file that somebody changed', () => {
  test.use({ allowedNoise: /^/ })

  test('is asked for once more if it came broken', { tag: '@full' }, async ({ page }) => {
    const asked = await answerWith(page, (text, attempt) => (attempt === 1 ? text.slice(0, 500) : text))
    await openPage(page, '/news')
    await goToTheStory(page)
    await expect(heading(page)).toHaveText(titleOf('/news/2'))
    expect(asked.times).toBe(2)
  })

  test('is not shown', async ({ page }) => {
    const asked = await answerWith(page, text => text.replaceAll('grant', 'forgery'))
    await openPage(page, '/news')
    await goToTheStory(page)
    await expect.poll(() => asked.times).toBeGreaterThan(1)
    // The browser loads the document of the page instead.
    await expect(heading(page)).toHaveText(titleOf('/news/2'))
    await expect(page.getByRole('main')).not.toContainText('forgery')
  })
})
