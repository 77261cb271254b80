import type { Page } from '@playwright/test'
import { linkList } from './link-list.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site-test.ts'

const primaryLinks = [
  ['Home', '/'],
  ['Services', '/services'],
  ['News', '/news'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

const solutions = [
  ['Smart Anganwadi', '/smart-anganwadi'],
  ['Courses', '/courses'],
  ['Robot Maze', '/robot-maze'],
  ['Blog', '/blog'],
]

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, top: number) => page.evaluate(y => window.scrollTo(0, y), top)

test('Visitors find five pages, the Solutions and Get Started in the header of every page', async ({
  page,
}) => {
  for (const path of ['/', '/news/2', '/robot-maze', '/contact']) {
    await page.goto(path)
    const main = header(page).getByRole('navigation', { name: 'Main' })
    expect(await linkList(main.getByRole('link')), path).toEqual(primaryLinks)
    await expect(main.getByRole('button', { name: 'Solutions' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '#get-started',
    )
    await expect(header(page).getByRole('link', { name: 'Kutuhal' })).toHaveAttribute('href', '/')
  }
})

test('Visitors see the header turn white, with a shadow, beyond 10 px of scrolling and back', async ({
  page,
}) => {
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
})

test('Visitors who come back to the middle of a page find a white header', async ({ page }) => {
  await openPage(page, '/about')
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('Visitors who press Get Started come to the end of the page they are on', async ({ page }) => {
  for (const path of ['/', '/blog/1']) {
    await openPage(page, path)
    await header(page).getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`${path}#get-started`)
    await expect(page.locator('#get-started').getByRole('heading')).toBeInViewport()
  }
})

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

  test('Visitors find its four links, and it closes when they follow one', async ({ page }) => {
    await open(page)
    expect(await linkList(dropdown(page).getByRole('link'))).toEqual(solutions)
    await dropdown(page).getByRole('link', { name: 'Robot Maze' }).click()
    await expect(page).toHaveURL('/robot-maze')
    await expect(dropdown(page)).toBeHidden()
  })

  test('Visitors close it by a click elsewhere, by its button and by Escape', async ({ page }) => {
    await open(page)
    await page.getByRole('main').click({ position: { x: 8, y: 300 } })
    await expect(dropdown(page)).toBeHidden()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')

    await button(page).click()
    await expect(dropdown(page)).toBeVisible()
    await button(page).click()
    await expect(dropdown(page)).toBeHidden()

    await button(page).click()
    await expect(dropdown(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dropdown(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

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
    for (const [name = ''] of primaryLinks) {
      await page.keyboard.press('Tab')
      await expect(header(page).getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const [name = ''] of solutions) {
      await page.keyboard.press('Tab')
      await expect(dropdown(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog')
    await expect(dropdown(page)).toBeHidden()
  })
})

test('Visitors who skip to the content go on with the first link in it', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore Our Programs' })).toBeFocused()
})

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const hamburger = (page: Page) => header(page).getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
  const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY)
  const open = async (page: Page) => {
    await hamburger(page).click()
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
  }
  const expectClosed = async (page: Page) => {
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => overflow(page)).toBe('visible')
  }

  test('Visitors see it slide in over the dimmed page, which stays where it is', async ({ page }) => {
    await openPage(page, '/about')
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.evaluate(() =>
      document.addEventListener('transitionrun', event => {
        if (event.target instanceof HTMLElement && event.propertyName === 'transform')
          event.target.dataset['slid'] = String(event.target.getBoundingClientRect().left)
      }),
    )
    await open(page)
    // Its left edge when it began to move: outside the window.
    const start = await menu(page).getAttribute('data-slid')
    expect(Number(start ?? 0)).toBeGreaterThan(300)
    const dim = () => menu(page).evaluate(element => getComputedStyle(element, '::backdrop').backgroundColor)
    await expect.poll(dim).toMatch(/^rgba\(\d+, \d+, \d+, 0\.[3-9]\d*\)$/)

    expect(await overflow(page)).toBe('hidden')
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 500)
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expectClosed(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('Visitors find every link of the wide header in it', async ({ page }) => {
    await openPage(page, '/')
    await open(page)
    expect(await linkList(menu(page).getByRole('link'))).toEqual([
      ...primaryLinks,
      ...solutions,
      ['Get Started', '#get-started'],
    ])
  })

  for (const { width, atMost } of [
    { width: 360, atMost: 306 },
    { width: 768, atMost: 320 },
  ]) {
    test(`Visitors keep a part of the page in sight beside it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openPage(page, '/about')
      await open(page)
      const panel = await menu(page).boundingBox()
      expect(panel?.width).toBeGreaterThan(240)
      expect(panel?.width).toBeLessThanOrEqual(atMost)
    })
  }

  test('Visitors close it by Escape and are back on the hamburger', async ({ page }) => {
    await openPage(page, '/about')
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(hamburger(page)).toBeFocused()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('Visitors close it by a click on the dimmed page', async ({ page }) => {
    await openPage(page, '/about')
    await open(page)
    await page.mouse.click(20, 400)
    await expectClosed(page)
    await expect(page).toHaveURL('/about')
  })

  test('Visitors close it by following a link, and by Back', async ({ page }) => {
    await openPage(page, '/about')
    await open(page)
    await menu(page).getByRole('link', { name: 'News' }).click()
    await expect(page).toHaveURL('/news')
    await expectClosed(page)

    await open(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expectClosed(page)
  })

  test('Visitors close it by the link of the page they are on, and by Get Started', async ({ page }) => {
    await openPage(page, '/about')
    await open(page)
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expectClosed(page)
    await open(page)
    await menu(page).getByRole('link', { name: 'Get Started' }).click()
    await expectClosed(page)
    await expect(page.locator('#get-started').getByRole('heading')).toBeInViewport()
  })
})
