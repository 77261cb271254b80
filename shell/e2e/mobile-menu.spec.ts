import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const header = (page: Page) => page.getByRole('banner')

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

  test(
    'Visitors see it slide in over the dimmed page, which stays where it is',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/about')
      await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden()
      // Slow the slide down, so that even a busy computer measures it at its beginning.
      const panel = page.locator('#mobile-menu')
      await panel.evaluate(element => (element.style.transitionDuration = '1000s'))
      await hamburger(page).click()
      await expect(menu(page)).toBeVisible()
      // The menu's left edge when it begins to slide in: outside the window.
      const start = await panel.evaluate(element => element.getBoundingClientRect().left)
      expect(start).toBeGreaterThan(300)
      await panel.evaluate(element => {
        element.style.transitionDuration = ''
        element.getAnimations().forEach(animation => animation.finish())
      })
      await expect(menu(page)).toBeInViewport({ ratio: 1 })
      const dim = () =>
        menu(page).evaluate(element => getComputedStyle(element, '::backdrop').backgroundColor)
      await expect.poll(dim).toMatch(/^rgba\(\d+, \d+, \d+, 0\.[3-9]\d*\)$/)

      expect(await overflow(page)).toBe('hidden')
      await page.mouse.move(10, 400)
      await page.mouse.wheel(0, 500)
      await menu(page).getByRole('button', { name: 'Close menu' }).click()
      await expectClosed(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    },
  )

  test('Visitors close it by Escape and are back on the hamburger', { tag: '@full' }, async ({ page }) => {
    await openPage(page, '/about')
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(hamburger(page)).toBeFocused()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test(
    'Visitors who walk out of it with a keyboard do not leave it open over what they reach',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/about')
      for (const [from, step] of [
        [menu(page).getByRole('combobox', { name: 'Light or dark' }), 'Tab'],
        [menu(page).getByRole('button', { name: 'Close menu' }), 'Shift+Tab'],
      ] as const) {
        await hamburger(page).press('Enter')
        await from.focus()
        await page.keyboard.press(step)
        await expectClosed(page)
        await expect(page.locator(':focus')).toBeInViewport()
      }
    },
  )

  test(
    'Visitors who press a link of the dimmed page close it, and go nowhere',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/about')
      const brand = await header(page).getByRole('link').first().boundingBox()
      if (!brand) throw new Error('The header has no link.')
      await open(page)
      await page.mouse.click(brand.x + 20, brand.y + brand.height / 2)
      await expectClosed(page)
      await expect(page).toHaveURL('/about')
    },
  )

  test(
    'Visitors whose system chooses the colours see its edge, and which page they are on',
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await openPage(page, '/about')
      await open(page)
      await expect(menu(page)).toHaveCSS('outline-style', 'solid')
      await expect(menu(page)).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
      const line = (name: string) => expect(menu(page).getByRole('link', { name, exact: true }))
      await line('About').toHaveCSS('text-decoration-line', 'underline')
      await line('News').toHaveCSS('text-decoration-line', 'none')
    },
  )

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

  test(
    'Visitors close it by the link of the page they are on, and by Get Started',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/about')
      await open(page)
      await menu(page).getByRole('link', { name: 'About' }).click()
      await expectClosed(page)
      await open(page)
      await menu(page).getByRole('link', { name: 'Get Started' }).click()
      await expectClosed(page)
      await expect(page.locator('#get-started').getByRole('heading', { level: 2 })).toBeInViewport()
    },
  )
})
