import type { Page } from '@playwright/test'
import { isFocusVisible } from '@kutuhal/testing/site-tests/document.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { delayScripts } from './delay-scripts.ts'
import { formatItemCount, blogPosts, filterItemsByText } from './written-items.ts'

const competition = /^Eight weeks to a first robotics competition/
const python = /^From blocks to Python/
const mangoes = /^Kesar, 97 percent/

/** Newest first. */
function left({ typed = '', category = '', tag = '' }): string[] {
  return filterItemsByText(blogPosts, typed)
    .filter(post => [post.category, ''].includes(category) && [...post.tags, ''].includes(tag))
    .map(post => post.title)
}

const newestFirst = left({})

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the blog' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
const filterBy = (page: Page, group: 'Category' | 'Tag', name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'Visitors get all blog posts, newest first, with up to three tags each',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/blog')
      await expect(titles(page)).toHaveText(newestFirst)
      const tags = (title: RegExp) =>
        page
          .getByRole('article')
          .filter({ hasText: title })
          .getByRole('list', { name: 'Tags' })
          .getByRole('listitem')
      await expect(tags(/Kesar, 97 percent/)).toHaveText(['AI', 'Data', 'Bias', '+3 more'])
      await expect(tags(/What changes when/)).toHaveText(['Timetable', 'Classroom', 'Lesson plan', '+1 more'])
    },
  )
})

/** In title, excerpt, content or author; one with blanks around the text. */
const finds = [
  ['TEACHING Classification', mangoes],
  ['a Steel TUMBLER', python],
  ['LITHIUM', competition],
  ['imran SHAIKH', python],
  ['  vidhi ', python],
] as const

test(
  'Visitors can search the blog by any word and by author, in upper or lower case',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/blog')
    for (const [typed, title] of finds) {
      await search(page).fill(typed)
      const found = left({ typed })
      expect(found.length).toBeLessThan(blogPosts.length)
      await expect(titles(page)).toHaveText(found)
      await expect(titles(page).filter({ hasText: title })).toHaveCount(1)
      await expect(status(page)).toHaveText(formatItemCount(found, 'blog post'))
      await expect(search(page)).toBeFocused()
    }
  },
)

test('Visitors can filter the blog by category and by tag, and hear how many posts are left', async ({
  page,
}) => {
  await openPage(page, '/blog')
  await expect(status(page)).toHaveText(formatItemCount(blogPosts, 'blog post'))
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
    'Robotics',
    'Education',
    'Competitions',
    'Programming',
    'AI in Education',
  ])
  await filterBy(page, 'Tag', 'Lesson plan').click()
  await expect(filterBy(page, 'Tag', 'Lesson plan')).toBeFocused()
  const lessonPlans = left({ tag: 'Lesson plan' })
  expect(lessonPlans.length).toBeGreaterThan(1)
  await expect(titles(page)).toHaveText(lessonPlans)
  await expect(status(page)).toHaveText(formatItemCount(lessonPlans, 'blog post'))
  await expect(chips(page)).toHaveText([/Lesson plan$/])

  await filterBy(page, 'Category', 'AI in Education').click()
  const both = left({ category: 'AI in Education', tag: 'Lesson plan' })
  expect(both.length).toBeLessThan(lessonPlans.length)
  await expect(titles(page)).toHaveText(both)
  await expect(status(page)).toHaveText(formatItemCount(both, 'blog post'))
  await expect(filterBy(page, 'Category', 'AI in Education')).toHaveAttribute('aria-pressed', 'true')
  await expect(chips(page)).toHaveText([/AI in Education$/, /Lesson plan$/])
})

test(
  'Visitors who find no blog posts are told so, and can reset the filters',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/blog')
    await filterBy(page, 'Category', 'Robotics').click()
    await search(page).fill('xylophone')
    await expect(status(page)).toHaveText('No blog posts found matching your criteria.')
    await expect(titles(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await expect(titles(page)).toHaveText(newestFirst)
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/blog')
  },
)

test(
  'Visitors who filter before the page can act keep what they have asked for before',
  { tag: '@full' },
  async ({ page }) => {
    const release = await delayScripts(page)
    // The script at the end of the document adds the filters in the address to what the form submits.
    await page.goto('/blog?q=sensors&page=2', { waitUntil: 'domcontentloaded' })
    await filterBy(page, 'Category', 'Robotics').click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\?q=sensors&category=Robotics$/)
    await release()
    await expect(titles(page)).toHaveText(left({ typed: 'sensors', category: 'Robotics' }))
    await expect(chips(page)).toHaveText([/sensors/, /Robotics$/])
  },
)

test(
  'Visitors with a small phone see each filter of the blog that has the focus, on the way there and back',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openPage(page, '/blog')
    const filters = page.getByRole('search').locator('fieldset').getByRole('button')
    const names = await filters.allTextContents()
    // Both groups are wider than the window, so some buttons begin out of view.
    expect(names.length).toBeGreaterThan(10)
    const walk = async (key: string, chips: readonly string[]) => {
      for (const name of chips) {
        await page.keyboard.press(key)
        const focused = page.locator(':focus')
        await expect(focused).toHaveText(name)
        await expect.poll(() => page.evaluate(isFocusVisible), `${key}: ${name}`).toBe(true)
      }
    }
    await search(page).focus()
    await walk('Tab', names)
    await page.keyboard.press('Tab')
    await walk('Shift+Tab', names.toReversed())
  },
)
