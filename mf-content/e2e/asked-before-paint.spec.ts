/** An address with a query shows nothing but what belongs to it, from the first paint on. */
import type { Page } from '@playwright/test'
import { expect, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'
import { waitTwoFrames } from '@kutuhal/testing/site-tests/document.ts'
import { delayScripts } from './delay-scripts.ts'
import { blogPosts, filterItemsByText, newsItems } from './written-items.ts'

const tag = blogPosts.flatMap(post => post.tags).find(each => each.includes(' ')) ?? ''
const TAGGED = `/blog?${String(new URLSearchParams({ tag }))}`
const tagged = blogPosts.filter(({ tags }) => tags.includes(tag))
const robots = filterItemsByText(newsItems, 'robot')

/** Hidden titles have no role. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    const shifts: string[] = []
    Object.assign(window, { said, shifts })
    new MutationObserver(() => {
      const text = document.querySelector('main [role=status]')?.textContent
      if (text && text !== said.at(-1)) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
    new PerformanceObserver(list =>
      list.getEntries().forEach(entry => {
        const { sources = [] } = entry as { readonly sources?: readonly { readonly node?: Node | null }[] }
        shifts.push(sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | '))
      }),
    ).observe({ type: 'layout-shift', buffered: true })
  })
}
/** Also waits for them. */
async function forgetTypefaces(page: Page): Promise<void> {
  await expect(page.locator('#typefaces')).not.toHaveAttribute('media')
  await page.evaluate(() => document.fonts.ready)
  await waitTwoFrames(page)
  await page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts')
    if (Array.isArray(shifts)) shifts.length = 0
  })
}

const read = (page: Page, name: 'said' | 'shifts') =>
  page.evaluate((key): unknown => Reflect.get(window, key), name)

for (const width of [360, 768, 1366])
  test(
    `Visitors who follow a tag see its posts only, and nothing moves, ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await watch(page)
      const release = await delayScripts(page)
      await page.goto(TAGGED, { waitUntil: 'domcontentloaded' })
      await expect(titles(page)).toHaveText(tagged.map(({ title }) => title))
      await expect(page.getByRole('contentinfo')).not.toBeInViewport()
      await forgetTypefaces(page)
      const top = () =>
        titles(page)
          .first()
          .evaluate(title => title.getBoundingClientRect().top)
      const before = await top()

      await release()
      await waitUntilInteractive(page)
      await expect(page.getByRole('button', { name: `Remove filter: ${tag}` })).toBeVisible()
      await expect(titles(page)).toHaveText(tagged.map(({ title }) => title))
      expect(await top()).toBe(before)
      expect(await read(page, 'shifts')).toEqual([])
      expect(await read(page, 'said')).toEqual([
        `${blogPosts.length} blog posts found`,
        `${tagged.length} blog posts found`,
      ])
      await expect(page.locator('html')).not.toHaveAttribute('data-query')
    },
  )

test('Visitors who follow a search see no other news before, and hear the result once', async ({ page }) => {
  await watch(page)
  const release = await delayScripts(page)
  await page.goto('/news?q=robot', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(titles(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await release()
  await expect(titles(page)).toHaveText(robots.map(({ title }) => title))
  expect(await read(page, 'shifts')).toEqual([])
  expect(await read(page, 'said')).toEqual([
    `${newsItems.length} news items found`,
    `${robots.length} news items found`,
  ])
})

test('Visitors who follow an unknown category see no post', { tag: '@full' }, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/blog?category=Cookery', { waitUntil: 'domcontentloaded' })
  await expect(titles(page)).toHaveCount(0)
  await release()
  await expect(status(page)).toHaveText('No blog posts found matching your criteria.')
})

test.describe('a shell that does not run', () => {
  test.use({ allowedNoise: /ERR_FAILED|preloaded using link preload/ })

  test('leaves the whole list to visitors with a query', { tag: '@full' }, async ({ page }) => {
    await page.route(/\/apps\/shell\/.*\.js$/, route => route.abort())
    await page.goto('/news?q=robot')
    await expect(titles(page)).toHaveCount(newsItems.length)
  })
})
