import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { newsItems, blogPosts } from './written-items.ts'

test.use({ javaScriptEnabled: false })

test('Visitors without scripts find every item in the lists', async ({ page }) => {
  for (const { path, items } of [
    { path: '/news', items: newsItems.length },
    { path: '/blog', items: blogPosts.length },
    { path: '/courses', items: 3 },
  ]) {
    await page.goto(path)
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(items)
    // Filters need scripts, so they are hidden.
    const ends = await articles.evaluateAll(all => all.map(article => article.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeGreaterThan(0.9 * (await page.evaluate(() => innerWidth)))
  }
})
