import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { findBrokenWords } from '@kutuhal/testing/site-tests/document.ts'
import { solvedMazeState } from '@kutuhal/testing/composed-site/states.ts'

test(
  'Visitors whose system chooses the colours see what can be pressed and what is',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, '/blog?category=Robotics')
    const main = page.getByRole('main')
    const chosen = main.getByRole('button', { pressed: true })
    const other = main.getByRole('button', { pressed: false }).first()
    // In forced colours, the chosen filter has the system's highlight colour, which is readable on all system
    // backgrounds.
    const highlight = await systemColour(page, 'Highlight')
    await expect(chosen).toHaveCSS('background-color', highlight)
    await expect(other).not.toHaveCSS('background-color', highlight)

    const callToAction = page.getByRole('banner').getByRole('link', { name: 'Get Started' })
    const chip = main.getByRole('listitem').getByRole('button')
    for (const pressable of [callToAction, chip]) {
      await expect(pressable).toHaveCSS('border-top-width', '2px')
      const [border, background] = await pressable.evaluate(element => {
        const { borderTopColor, backgroundColor } = getComputedStyle(element)
        return [borderTopColor, backgroundColor]
      })
      expect(border).not.toBe(background)
    }
  },
)

test(
  'Visitors with letters of twice the size scroll in one direction only and read whole words, on a phone too',
  { tag: '@full' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/contact', '/labs', '/courses/blockzie', '/news/3']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('contentinfo').getByRole('paragraph').first()).toHaveCSS(
          'font-size',
          '34px',
        )
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([])
      }
    }
  },
)

test('Visitors who ask for less motion see nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.moving = new Set()
    // Ignore animations of up to 1 ms, because nobody sees them.
    const watch = () => {
      for (const animation of document.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().duration)
        if (duration > 1) window.moving.add(`${duration} ms`)
      }
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await solvedMazeState.reach(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveTitle('News | Kutuhal')
  expect(await page.evaluate(() => [...window.moving])).toEqual([])
})

test(
  'Visitors who magnify the page four times see what the maze says, and no header over it',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openPage(page, '/robot-maze')
    const status = page.getByRole('main').getByRole('status').first()
    await status.evaluate(element => element.scrollIntoView({ block: 'start' }))
    await expect(status).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).not.toBeInViewport()
  },
)

declare global {
  interface Window {
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
