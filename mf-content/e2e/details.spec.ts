import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { readLinks } from '@kutuhal/testing/site-tests/document.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { recordRequestsDuringAction } from '@kutuhal/testing/site-tests/network.ts'
import { getLoadingTime, recordLoadingState } from './loading-watch.ts'
import { newsItems, blogPosts } from './written-items.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' })
const othersThan = (path: string, items: readonly { readonly path: string }[]) =>
  items
    .map(item => item.path)
    .filter(other => other !== path)
    .slice(0, 3)
const titleOf = (path: string | null) =>
  `${[...newsItems, ...blogPosts].find(item => item.path === path)?.title} | Kutuhal`
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const details = [
  { list: '/news', path: '/news/2', title: 'Award and $50,000 grant for Kutuhal’s inclusive classes' },
  { list: '/blog', path: '/blog/4', title: 'From blocks to Python, one planted bug at a time' },
  { list: '/courses', path: '/courses/iot', title: 'IoT: Things That Report Back' },
]

for (const { list, path, title } of details) {
  test(`Visitors who come straight to ${path} read it at once`, { tag: '@full' }, async ({ page }) => {
    await recordLoadingState(page)
    await openPage(page, path)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | Kutuhal`)
    expect(await getLoadingTime(page)).toBeUndefined()
  })

  test(
    `Visitors who go from ${list} to ${path} are told that it is loading, for 300 ms`,
    getFullTestTag(list === '/news'),
    async ({ page }) => {
      await recordLoadingState(page)
      await openPage(page, list)
      await page.locator(`main a[href="${path}"]`).click()
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(spinner(page)).toBeHidden()
      await expect(page).toHaveTitle(`${title} | Kutuhal`)
      expect(await getLoadingTime(page)).toBeGreaterThanOrEqual(300)
      await page.goBack()
      await expect(page).not.toHaveTitle(`${title} | Kutuhal`)
    },
  )
}

const neighbours = [
  { path: '/news/1', previous: null, next: '/news/2' },
  { path: '/news/2', previous: '/news/1', next: '/news/3' },
  { path: '/news/4', previous: '/news/3', next: null },
  { path: '/news/11', previous: '/news/10', next: null },
  { path: '/blog/1', previous: null, next: '/blog/2' },
  { path: '/blog/2', previous: '/blog/1', next: '/blog/3' },
  { path: '/blog/4', previous: '/blog/3', next: null },
  { path: '/blog/5', previous: '/blog/4', next: null },
]

for (const { path, previous, next } of neighbours) {
  const isInEveryTest = path === '/news/2'
  test(`Visitors of ${path} go on to its neighbours`, getFullTestTag(isInEveryTest), async ({ page }) => {
    await openPage(page, path)
    const steps = page.getByRole('navigation', { name: /^Previous and next/ })
    const expected = [
      ['Previous', previous],
      ['Next', next],
    ] as const
    for (const [name, address] of expected) {
      if (address) {
        const title = [...newsItems, ...blogPosts].find(item => item.path === address)?.title
        const step = steps.getByRole('link', { name: `${name}: ${title}`, exact: true })
        await expect(step).toHaveText(name)
        await expect(step).toHaveAttribute('href', address)
      } else {
        await expect(steps.getByText(name)).toBeVisible()
        await expect(steps.getByText(name)).toHaveAttribute('aria-disabled', 'true')
        await expect(steps.getByRole('link', { name })).toHaveCount(0)
      }
    }
    await expect(page).toHaveTitle(titleOf(path))
    const before = await heading(page).innerText()
    await steps.getByRole('link').last().click()
    await expect(page).toHaveURL(next ?? previous ?? '')
    await expect(page).toHaveTitle(titleOf(next ?? previous))
    await expect(heading(page)).not.toHaveText(before)
  })
}

test(
  'Visitors who listen hear what a table is about, what a row is about, and that code is a program',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/blog/4')
    await expect(page.getByRole('article').locator('pre').first()).toHaveAccessibleName('Program')
    await expect(page.getByRole('article').getByRole('group', { name: 'Program' }).first()).toBeVisible()
    // The program code scrolls sideways, and a shadow at the right edge shows that there is more.
    await page.setViewportSize({ width: 360, height: 740 })
    const program = page.getByRole('article').locator('pre').first()
    expect(
      await program.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeGreaterThan(0)
    await expect(program).toHaveCSS('background-image', /linear-gradient.*linear-gradient/)
    for (const path of ['/blog/1', '/terms-of-service']) {
      await openPage(page, path)
      const table = page.getByRole('table').first()
      await expect(table).toHaveAccessibleName(/\w+ \w+/)
      const rows = await table.locator('tbody tr').count()
      await expect(table.getByRole('rowheader')).toHaveCount(rows)
    }
  },
)

test(
  'Visitors of a news item find cover, date, story and the three newest others',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news/5')
    const article = page.getByRole('article').first()
    await expect(article.getByRole('img').first()).toHaveAttribute('alt', /\w+ \w+/)
    await expect(article.getByText('18 June 2025')).toBeVisible()
    await expect(
      article.getByText('On the list for next week: a handle for the chemistry cupboard'),
    ).toBeVisible()

    const more = section(page, 'More News').getByRole('heading', { level: 3 })
    const addresses = (await readLinks(more.getByRole('link'))).map(([, address]) => address)
    expect(addresses).toEqual(othersThan('/news/5', newsItems))
  },
)

test('Visitors of a blog post find author, date, tags, categories and related posts', async ({ page }) => {
  await openPage(page, '/blog/1')
  const article = page.getByRole('article').first()
  await expect(article.getByRole('link', { name: 'Robotics', exact: true }).first()).toHaveAttribute(
    'href',
    '/blog?category=Robotics',
  )
  await expect(article.getByText('By Hardik Parmar')).toBeVisible()
  await expect(article.getByText('18 March 2026')).toBeVisible()
  await expect(section(page, 'Hardik Parmar')).toContainText('Trainer')
  await expect(section(page, 'Hardik Parmar').locator('svg')).toBeVisible()
  await expect(section(page, 'Comments (0)').getByRole('button', { name: 'Add a Comment' })).toBeVisible()

  const tags = await readLinks(section(page, 'Tags').getByRole('link'))
  expect(tags.length).toBeGreaterThan(0)
  expect(tags).toEqual(tags.map(([tag]) => [tag, `/blog?tag=${encodeURIComponent(tag)}`]))
  const categories = ['Robotics', 'Education', 'Competitions', 'Programming', 'AI in Education']
  expect(await readLinks(page.getByRole('navigation', { name: 'Categories' }).getByRole('link'))).toEqual(
    categories.map(category => [category, `/blog?category=${encodeURIComponent(category)}`]),
  )
  const related = section(page, 'Related Posts').getByRole('heading', { level: 3 })
  expect((await readLinks(related.getByRole('link'))).map(([, address]) => address)).toEqual(
    othersThan('/blog/1', blogPosts),
  )
})

for (const { path, buttons } of [
  { path: '/news/1', buttons: ['Share on Facebook', 'Share on X', 'Share on WhatsApp'] },
  { path: '/blog/1', buttons: ['Comment', 'Share', 'Add a Comment', 'Like'] },
  { path: '/courses/iot', buttons: ['Enroll Now'] },
]) {
  test(
    `Visitors who press the buttons of ${path} stay there, as a line by them says, and nothing is sent`,
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, path)
      for (const name of buttons.filter(each => each !== 'Like')) {
        const silent = page.getByRole('button', { name, exact: true })
        await expect(silent).toHaveAccessibleDescription(/nothing yet|not open yet/)
        const line = page.locator(`#${await silent.getAttribute('aria-describedby')}`)
        await expect(line).toBeVisible()
      }
      const sent = await recordRequestsDuringAction(page, async () => {
        for (const name of buttons) await page.getByRole('button', { name, exact: true }).click()
      })
      expect(sent).toEqual([])
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )
}

for (const path of ['/news/1', '/blog/1']) {
  test(
    `Visitors who subscribe on ${path} must give an address, and nothing is sent`,
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, path)
      const box = page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.getByRole('textbox') })
      const email = box.getByRole('textbox', { name: 'Email address' })
      const sent = await recordRequestsDuringAction(page, async () => {
        await box.getByRole('button', { name: 'Subscribe' }).click()
        await expect(email).toBeFocused()
        expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
        await email.fill('asha@example.org')
        await box.getByRole('button', { name: 'Subscribe' }).click()
      })
      expect(sent).toEqual([])
      await expect(page).toHaveURL(path)
      await expect(email).toHaveValue('asha@example.org')
    },
  )
}
