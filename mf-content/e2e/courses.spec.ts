import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'
import { expectAbove } from './expect-above.ts'

const courses = [
  { id: 'blockzie', title: /^Blockzie/, grades: 'Grades 3 to 5', price: '₹599' },
  { id: 'iot', title: /^IoT/, grades: 'Grades 6 to 8', price: '₹499' },
  { id: 'ar-link', title: /^AR-Link/, grades: 'Grades 9 to 12', price: '₹99' },
] as const

test(
  'Visitors see three courses at once, each with all that a card tells',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/courses')
    const cards = page.getByRole('main').getByRole('article')
    for (const card of await cards.all()) {
      await expect(card.getByText(/^Grades \d+ to \d+$/)).toBeInViewport({ ratio: 1 })
    }
    await expect(cards.getByRole('heading')).toHaveText(courses.map(({ title }) => title))
    for (const { title, grades, price } of courses) {
      const card = page.getByRole('article', { name: title })
      await expect(card.getByText(grades, { exact: true })).toBeVisible()
      await expect(card.getByText(price, { exact: true })).toBeVisible()
      await expect(card.getByText(/^with \S+ \S+$/)).toBeVisible()
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
      await expect(card.getByText('View Details', { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('article', { name: /^Blockzie/ })).toContainText(
      /\d\.\d out of 5\s*\d+ reviews/,
    )
    await expect(page.getByRole('article', { name: /^AR-Link/ })).toContainText(
      /New: no ratings yet\s*0 reviews/,
    )
  },
)

test(
  'Parents see price and next start of the first course at once, and two courses in a row on a tablet',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/courses')
    const cards = page.getByRole('main').getByRole('article')
    for (const [width, height, inRow] of [
      [360, 740, 1],
      [768, 1024, 2],
      [1366, 768, 3],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const fact of [
        cards.first().getByText('₹599', { exact: true }),
        cards.first().getByText(/^Next start: \d+ \w+$/),
      ]) {
        await expect(fact).toBeInViewport({ ratio: 1 })
      }
      const tops = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
      expect(
        tops.filter(top => top === tops[0]),
        `${width} px wide`,
      ).toHaveLength(inRow)
    }
  },
)

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const) {
  test(
    `Parents see price, time, age, next start and how to enrol at once, ${width} px wide`,
    getFullTestTag(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, '/courses/blockzie')
      const main = page.getByRole('main')
      const picture = main.getByRole('img', { name: /row of code blocks/ })
      for (const answer of [
        main.getByText('₹599', { exact: true }).first(),
        main.getByText('Saturdays, 11:30 AM to 12:30 PM', { exact: true }),
        main.getByText('For ages 8 to 10', { exact: true }),
        main.getByText(/^Next start: \d+ \w+$/),
        main.getByRole('link', { name: 'Enrol by e-mail' }).first(),
      ]) {
        await expect(answer).toBeInViewport({ ratio: 1 })
        if (width === 360) await expectAbove(answer, picture)
      }
    },
  )
}

test(
  'Parents read who teaches, how a lesson is run and what a tier includes',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/courses/iot')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Hardik Parmar' })).toBeVisible()
    await expect(main.getByText('Two adults in every lesson')).toBeVisible()
    await expect(main.getByText(/^The rating: 89 families/)).toBeVisible()
    await openPage(page, '/about')
    for (const name of ['Foram Desai', 'Hardik Parmar', 'Imran Shaikh']) {
      await expect(main.getByRole('heading', { name })).toBeVisible()
    }
    await expect(main.getByText(/^Looking for work\?/)).toBeVisible()
    await openPage(page, '/courses')
    await expect(main.getByText(/^Next start: \d+ \w+$/)).toHaveCount(3)
    const tiers = main.getByRole('table', { name: 'What each tier includes' })
    await expect(tiers.getByRole('columnheader')).toHaveText(['Basic', 'Premium', 'Complete'])
    await expect(tiers.getByRole('row', { name: /^Price/ })).toContainText('on request')
  },
)

test.describe('an unknown course', () => {
  // The server answers 404 for an unknown course, and the browser logs that.
  test.use({ allowedNoise: /status of 404/ })

  const isNotFound = (page: Page) =>
    expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Course Not Found')
  const goBack = (page: Page) => page.getByRole('button', { name: 'Go Back' }).click()

  test(
    'Visitors who open it in a new tab get to the courses with Go Back',
    { tag: '@full' },
    async ({ page, context }) => {
      await openPage(page, '/about')
      const opened = context.waitForEvent('page')
      await page.evaluate(() => {
        const link = document.createElement('a')
        Object.assign(link, { href: '/courses/underwater-basketry', target: '_blank', rel: 'noopener' })
        link.click()
      })
      const tab = await opened
      await waitUntilInteractive(tab)
      await isNotFound(tab)
      await goBack(tab)
      await expect(tab).toHaveURL('/courses')
      await expect(tab.getByRole('article', { name: /^Blockzie/ })).toBeVisible()
    },
  )

  test(
    'Visitors who come across it in their history can go on from there',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/about')
      await openPage(page, '/courses/underwater-basketry')
      await page.getByRole('main').getByRole('link', { name: 'courses page' }).click()
      await expect(page.getByRole('article', { name: /^Blockzie/ })).toBeVisible()

      await page.goBack()
      await isNotFound(page)
      await goBack(page)
      await expect(page).toHaveURL('/about')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
        'Course Not Found',
      )
    },
  )
})
