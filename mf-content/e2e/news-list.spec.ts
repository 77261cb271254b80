import type { Page } from '@playwright/test'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'
import { delayScripts } from './delay-scripts.ts'
import { formatItemCount, newsItems, filterItemsByText } from './written-items.ts'

const daysOf = (items: typeof newsItems) => items.map(({ day }) => day)
const newestFirst = daysOf(newsItems)
const oldestFirst = newestFirst.toReversed()

const dates = (page: Page) => page.getByRole('main').getByRole('time')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search news' })
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors get all news items, newest first', { tag: '@full' }, async ({ page }) => {
    await page.goto('/news')
    await expect(dates(page)).toHaveText(newestFirst)
    await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveCount(newsItems.length)
  })
})

/** In title, excerpt or content; one with blanks around the text. */
const finds = [
  ['CONFUSING Thermos', /one confusing thermos$/],
  ['Limb MAKER', /^Career camp in Rajkot/],
  ['KOKILABEN', /25 elementary schools/],
  ['  stethoscopes ', /medical camp in Kawant$/],
] as const

test('Visitors can search the news by any word, in upper or lower case', async ({ page }) => {
  await openPage(page, '/news')
  for (const [typed, title] of finds) {
    await search(page).fill(typed)
    const found = filterItemsByText(newsItems, typed)
    expect(found.length).toBeLessThan(newsItems.length)
    await expect(titles(page)).toHaveText(found.map(item => item.title))
    await expect(titles(page).filter({ hasText: title })).toHaveCount(1)
    await expect(status(page)).toHaveText(formatItemCount(found, 'news item'))
  }
})

test(
  'Visitors find the competitions among the news (product specification, point 3)',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news')
    await search(page).fill('competition')
    await expect(titles(page)).toHaveText([/^Cool Classroom Challenge/, /^Maze race/])
  },
)

test(
  'Visitors who find no news are told so, and can see all of it again',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news')
    await search(page).fill('xylophone')
    await expect(status(page)).toHaveText('No news items found matching your search.')
    await expect(dates(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Show all news' }).click()
    await expect(dates(page)).toHaveText(newestFirst)
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/news')
  },
)

test('Visitors can sort the news both ways, and Back undoes it', async ({ page }) => {
  await openPage(page, '/news')
  await expect(order(page).getByRole('option')).toHaveText(['Newest first', 'Oldest first'])
  await expect(order(page)).toHaveValue('newest')

  await order(page).selectOption('Oldest first')
  await expect(dates(page)).toHaveText(oldestFirst)
  await expect(page).toHaveURL('/news?sort=oldest')
  await page.goBack()
  await expect(dates(page)).toHaveText(newestFirst)
  await page.goForward()
  await expect(dates(page)).toHaveText(oldestFirst)
  await order(page).selectOption('Newest first')
  await expect(dates(page)).toHaveText(newestFirst)
  await expect(page).toHaveURL('/news')
})

test(
  'Visitors who choose an order and search before the page can act get what they asked for',
  { tag: '@full' },
  async ({ page }) => {
    const release = await delayScripts(page)
    await page.goto('/news', { waitUntil: 'commit' })
    await order(page).selectOption('Oldest first')
    await search(page).fill('robot')
    await release()
    await expect(dates(page)).toHaveText(daysOf(filterItemsByText(newsItems, 'robot')).toReversed())
    await expect(order(page)).toHaveValue('oldest')
  },
)

test(
  'Visitors get their search and order back with a reload and with Back',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news')
    await order(page).selectOption('Oldest first')
    await search(page).fill('robot')
    await expect(page).toHaveURL(/\?(?=.*\bq=robot\b)(?=.*\bsort=oldest\b)/)
    const found = daysOf(filterItemsByText(newsItems, 'robot')).toReversed()
    await expect(dates(page)).toHaveText(found)

    await page.reload()
    await waitUntilInteractive(page)
    await expect(search(page)).toHaveValue('robot')
    await expect(order(page)).toHaveValue('oldest')
    await expect(dates(page)).toHaveText(found)

    await page.getByRole('link', { name: /^Araria opens its lab/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Araria opens its lab/)
    await page.goBack()
    await expect(search(page)).toHaveValue('robot')
    await expect(dates(page)).toHaveText(found)
  },
)

test('Visitors who search see what was found on the first screen', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const [path, count] of [
    ['/news?q=maze', '1 news item found'],
    ['/blog?q=python&tag=Python', '1 blog post found'],
  ] as const) {
    await openPage(page, path)
    await expect(page.getByRole('main').getByText(count)).toBeInViewport({ ratio: 1 })
    const found = page.getByRole('main').getByRole('article')
    await expect(found.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(found.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  }
})
