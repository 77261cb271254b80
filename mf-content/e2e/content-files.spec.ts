/**
 * Articles are separate files without an `integrity` check by the browser. The app's own code checks their
 * hashes (../lists/content.ts).
 */
import type { Page } from '@playwright/test'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { newsItems } from './written-items.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const title = newsItems.find(({ path }) => path === '/news/2')?.title ?? ''

/** Changes the responses for the content file of /news/2. @returns a counter of the requests */
async function answerWith(page: Page, answer: (text: string, attempt: number) => string, file = '2') {
  const asked = { times: 0 }
  await page.route(/\/content\/news\/2\.json$/, async route => {
    const url = route.request().url().replace('2.json', `${file}.json`)
    const response = await route.fetch({ url })
    asked.times += 1
    await route.fulfill({ response, body: answer(await response.text(), asked.times) })
  })
  return asked
}

const goToTheStory = (page: Page) => page.locator('main a[href="/news/2"]').click()
const forged = (text: string) => text.replaceAll(/grant/g, 'forgery')

test('A story comes in a file of its own, and is read', async ({ page }) => {
  const asked = await answerWith(page, text => text)
  await openPage(page, '/news')
  await goToTheStory(page)
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByRole('article').first()).toContainText('grant')
  expect(asked.times).toBe(1)
})

test('A story that came broken is asked for once more', { tag: '@full' }, async ({ page }) => {
  const asked = await answerWith(page, (text, attempt) => (attempt === 1 ? text.slice(0, 500) : text))
  await openPage(page, '/news')
  await goToTheStory(page)
  await expect(heading(page)).toHaveText(title)
  expect(asked.times).toBe(2)
})

test.describe('a story that somebody changed', () => {
  test.use({ allowedNoise: /^/ })

  test('is not shown', { tag: '@full' }, async ({ page }) => {
    const asked = await answerWith(page, forged)
    await openPage(page, '/news')
    await goToTheStory(page)
    await expect.poll(() => asked.times).toBeGreaterThan(1)
    await expect(page.getByText('Loading…')).toBeHidden()
    await expect(page.getByRole('main')).not.toContainText('forgery')
  })
})
