import type { Locator } from '@playwright/test'
import { locateAssistant, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors can open and close the chat with its button', async ({ page }) => {
  const { dialog } = await openAssistant(page)
  await page.getByRole('button', { name: 'Hide chat assistant' }).click()
  await expect(dialog).toBeHidden()
  await locateAssistant(page).launcher.click()
  await expect(dialog).toBeVisible()
})

test('Escape together with another key is left to the browser', { tag: '@full' }, async ({ page }) => {
  const { dialog, input } = await openAssistant(page)
  await expect(input).toBeFocused()
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.press(`${key}+Escape`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('its button is in the header and covers neither text nor controls, where it does not fit next to the page', async ({
    page,
  }) => {
    const { launcher } = locateAssistant(page)
    for (const width of [320, 360, 768, 1024, 1240]) {
      await page.setViewportSize({ width, height: 740 })
      for (const path of width === 360 ? ['/about', '/labs', '/privacy-policy', '/news/2'] : ['/about']) {
        await openPage(page, path)
        await expect(launcher).toBeInViewport({ ratio: 1 })
        expect(await findCovered(launcher), `${path}, ${width} px wide`).toEqual([])
        await page.evaluate(() => window.scrollTo(0, 600))
        await expect(launcher).toBeInViewport({ ratio: 1 })
      }
    }
  })
})

test(
  'Visitors who magnify the page four times find the chat at its end',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    const { dialog, launcher } = await openAssistant(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    // Pages end between two pixels, and scroll by whole ones.
    await expect(launcher).toBeInViewport({ ratio: 0.98 })
    expect(await findCovered(launcher)).toEqual([])
  },
)

/** Lists texts of the page and controls of the header that an element lies over. */
function findCovered(cover: Locator): Promise<string[]> {
  return cover.evaluate(element => {
    const own = element.getBoundingClientRect()
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      right > own.left && left < own.right && bottom > own.top && top < own.bottom
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || element.contains(parent) || !text.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(isUnder)) covered.push(text.textContent)
    }
    for (const control of document.querySelectorAll('header a, header button')) {
      if (control.checkVisibility() && isUnder(control.getBoundingClientRect()))
        covered.push(control.outerHTML)
    }
    return covered
  })
}

test(
  'Visitors can close the chat with its cross or with Escape, and go on from its button',
  { tag: '@full' },
  async ({ page }) => {
    const { dialog, launcher, input, cross } = await openAssistant(page)
    await expect(input).toBeFocused()
    await cross.click()
    await expect(dialog).toBeHidden()
    await expect(launcher).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(launcher).toBeFocused()

    // Escape also closes the chat while the focus is on the page behind it. If a menu is open, the first
    // Escape closes only the menu.
    await page.keyboard.press('Enter')
    await expect(input).toBeFocused()
    const trigger = page.getByRole('button', { name: 'Solutions' })
    await trigger.focus()
    await trigger.press('Enter')
    const menu = page.locator('#solutions-menu')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  },
)
