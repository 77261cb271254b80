import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { news, posts } from './written-items.ts'

test.use({ javaScriptEnabled: false })

test('Visitors without scripts find every item in the lists', async ({ page }) => {
  for (const { path, items } of [
    { path: '/news', items: news.length },
    { path: '/blog', items: posts.length },
    { path: '/courses', items: 3 },
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(items)
  }
})
