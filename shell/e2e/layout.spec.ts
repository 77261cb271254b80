import type { Page } from '@playwright/test'
import { readLinks } from '@kutuhal/testing/site-tests/document.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { primaryLinks, solutionLinks } from '../layout/link-lists.ts'

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, top: number) => page.evaluate(y => window.scrollTo(0, y), top)

test('Visitors find five pages, the Solutions and Get Started in the header of every page', async ({
  page,
}) => {
  for (const path of ['/', '/news/2', '/robot-maze', '/contact']) {
    await page.goto(path)
    const main = header(page).getByRole('navigation', { name: 'Main' })
    expect(await readLinks(main.getByRole('link')), path).toEqual(
      primaryLinks.map(({ name, path: href }) => [name, href]),
    )
    await expect(main.getByRole('button', { name: 'Solutions' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '#get-started',
    )
    await expect(header(page).getByRole('link', { name: 'Kutuhal' })).toHaveAttribute('href', '/')
  }
})

test(
  'Visitors see the header turn white, with a shadow, beyond 10 px of scrolling and back',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/about')
    await expect(header(page)).toHaveCSS('box-shadow', 'none')
    const before = await header(page).evaluate(element => getComputedStyle(element).backgroundColor)
    expect(before).not.toBe('rgb(255, 255, 255)')

    await scrollTo(page, 11)
    await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none')
    await expect(header(page)).toBeInViewport({ ratio: 1 })

    await scrollTo(page, 10)
    await expect(header(page)).toHaveCSS('background-color', before)
    await expect(header(page)).toHaveCSS('box-shadow', 'none')

    await scrollTo(page, 600)
    await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await scrollTo(page, 0)
    await expect(header(page)).toHaveCSS('background-color', before)
  },
)

test(
  'Visitors who come back to the middle of a page find a white header',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/about')
    await scrollTo(page, 600)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  },
)

test(
  'Visitors who press Get Started come to the end of their page: for their school, and for their child',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openPage(page, '/blog/1')
    await header(page).getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/blog/1#get-started')
    const end = page.getByRole('region', { name: 'Try it with your class' })
    for (const letter of ['Write about your school', 'Ask for a place']) {
      await expect(end.getByRole('link', { name: letter })).toBeInViewport({ ratio: 1 })
      await expect(end.getByRole('link', { name: letter })).toHaveAttribute('href', /^mailto:.+subject=\w/)
    }
    // Measure both columns at once, since typefaces that arrive in between would move them.
    const tops = await end
      .getByRole('heading', { name: /^For your (school|child)$/ })
      .evaluateAll(columns => columns.map(column => column.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(tops[0], 'side by side').toBe(tops[1])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Ask for a visit' })).toBeVisible()
    await expect(end).toHaveCount(0)
  },
)

test.describe('the Solutions dropdown', () => {
  const button = (page: Page) => header(page).getByRole('button', { name: 'Solutions' })
  const dropdown = (page: Page) =>
    header(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Solutions' }) })
      .getByRole('list')
  const open = async (page: Page) => {
    await openPage(page, '/about')
    await expect(dropdown(page)).toBeHidden()
    await button(page).click()
    await expect(dropdown(page)).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  }

  test(
    'Visitors find its four links, and it closes when they follow one',
    { tag: '@full' },
    async ({ page }) => {
      await open(page)
      expect(await readLinks(dropdown(page).getByRole('link'))).toEqual(
        solutionLinks.map(({ name, path }) => [name, path]),
      )
      await dropdown(page).getByRole('link', { name: 'Robot Maze' }).click()
      await expect(page).toHaveURL('/robot-maze')
      await expect(dropdown(page)).toBeHidden()
    },
  )

  test('Visitors with a keyboard only skip to the content, or go through header and dropdown', async ({
    page,
  }) => {
    await openPage(page, '/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link', { name: 'Kutuhal' })).toBeFocused()
    for (const { name } of primaryLinks) {
      await page.keyboard.press('Tab')
      await expect(header(page).getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const { name } of solutionLinks) {
      await page.keyboard.press('Tab')
      await expect(dropdown(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog')
    await expect(dropdown(page)).toBeHidden()
  })
})

test(
  'Visitors who skip to the content go on with the first link in it',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  },
)

test('The first link of the Solutions dropdown has room for its ring', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click()
  const link = page.getByRole('link', { name: 'Smart Anganwadi' }).first()
  const { room, ring } = await link.evaluate(element => {
    const panel = element.closest('[popover]')
    const { outlineOffset } = getComputedStyle(element)
    return {
      room: element.getBoundingClientRect().top - (panel?.getBoundingClientRect().top ?? 0),
      ring: parseFloat(outlineOffset) + 3,
    }
  })
  expect(room).toBeGreaterThanOrEqual(ring)
})
