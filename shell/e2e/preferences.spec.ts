import type { Page } from '@playwright/test'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { wonMaze } from './states.ts'

test('Visitors who print an article get the article alone, with the addresses of its links', async ({
  page,
}) => {
  await openPage(page, '/news/2')
  await page.emulateMedia({ media: 'print' })
  for (const useless of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button'),
    page.getByRole('heading', { name: 'More News' }),
    page.locator('#get-started'),
  ])
    await expect(useless.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()

  const link = page.getByRole('article').locator('p a[href^="/"]').last()
  const [address, shown] = await link.evaluate(element => [
    element.getAttribute('href'),
    getComputedStyle(element, '::after').content,
  ])
  expect(shown).toBe(`" (https://www.kutuhal.example${address})"`)
})

test('Visitors who print a course get its sessions and its price in one piece each, and no button to press', async ({
  page,
}) => {
  await openPage(page, '/courses/iot')
  await page.emulateMedia({ media: 'print' })
  const price = page.getByRole('complementary', { name: 'Price and dates' })
  await expect(price).toHaveCSS('break-inside', 'avoid')
  await expect(price.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)

  const sessions = page.locator('section', { has: page.getByRole('heading', { name: '10 sessions' }) })
  await expect(sessions.getByRole('listitem')).toHaveCount(10)
  for (const session of await sessions.getByRole('listitem').all())
    await expect(session).toHaveCSS('break-inside', 'avoid')
  // Whatever they stand in can go on over the page.
  expect(await sessions.getByRole('list').evaluate(layoutsUpwards)).not.toContain('grid')
})

test('Visitors who print the maze get no heading without its text, and can read what its buttons say', async ({
  page,
}) => {
  await openPage(page, '/robot-maze')
  await page.emulateMedia({ media: 'print' })
  const lessons = page.getByRole('heading', { name: 'What children learn from it' })
  await expect(lessons).toHaveCSS('break-after', 'avoid')
  // Which chromium does not heed inside a grid.
  expect(await lessons.evaluate(layoutsUpwards)).not.toContain('grid')

  const ink = await lessons.evaluate(element => getComputedStyle(element).color)
  for (const button of [
    page.getByRole('button', { name: 'Move Forward' }),
    page.getByRole('link', { name: 'See the Blockzie course' }),
  ]) {
    await expect(button).toHaveCSS('color', ink)
    await expect(button).toHaveCSS('border-top-color', ink)
  }
})

/** How an element lays its content out, and each that it stands in. */
function layoutsUpwards(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...layoutsUpwards(element.parentElement)] : [display]
}

test('Visitors whose system chooses the colours see what can be pressed and what is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/blog?category=Robotics')
  const chosen = page.getByRole('button', { name: 'Robotics', pressed: true })
  const other = page.getByRole('button', { name: 'Education', exact: true, pressed: false })
  // The system's own, which can be read on all of its grounds.
  const highlight = await systemColour(page, 'Highlight')
  await expect(chosen).toHaveCSS('background-color', highlight)
  await expect(other).not.toHaveCSS('background-color', highlight)

  const callToAction = page.getByRole('banner').getByRole('link', { name: 'Get Started' })
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  for (const pressable of [callToAction, chip]) {
    await expect(pressable).toHaveCSS('border-top-width', '2px')
    const [border, background] = await pressable.evaluate(element => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element)
      return [borderTopColor, backgroundColor]
    })
    expect(border).not.toBe(background)
  }
})

test('Visitors with letters of twice the size scroll in one direction only, on a phone too', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/contact', '/labs']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('contentinfo').getByRole('paragraph').first()).toHaveCSS(
        'font-size',
        '34px',
      )
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('Visitors who ask for less motion see nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.moving = new Set()
    // What lasts a millisecond nobody sees.
    const watch = () => {
      for (const animation of document.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().duration)
        if (duration > 1) window.moving.add(`${duration} ms`)
      }
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await wonMaze.reach(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveTitle('News | Kutuhal')
  expect(await page.evaluate(() => [...window.moving])).toEqual([])
})

declare global {
  interface Window {
    /** How long what moves takes. */
    moving: Set<string>
  }
}

function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate(colour => {
    const probe = document.createElement('div')
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
    document.body.append(probe)
    const found = getComputedStyle(probe).color
    probe.remove()
    return found
  }, name)
}
