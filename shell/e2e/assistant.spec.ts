import { locateAssistant, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors can open and close the chat with its button', async ({ page }) => {
  const { dialog } = await openAssistant(page)
  await page.getByRole('button', { name: 'Hide chat assistant' }).click()
  await expect(dialog).toBeHidden()
  await locateAssistant(page).launcher.click()
  await expect(dialog).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('its button leaves what visitors use: a form with a mistake, the program of the maze', async ({
    page,
  }) => {
    const { launcher } = locateAssistant(page)
    await openPage(page, '/contact')
    await page.getByRole('textbox', { name: 'Name' }).scrollIntoViewIfNeeded()
    // Wait for a frame: if both ways went into one scroll event, the page would only have been scrolled down.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.mouse.wheel(0, -60)
    await expect(launcher).toBeInViewport()
    await page.getByRole('textbox', { name: 'Email' }).first().fill('asha@')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(launcher).not.toBeInViewport()

    await openPage(page, '/robot-maze')
    await expect(launcher).toBeInViewport()
    await page.getByRole('tab', { name: 'Write a program' }).click()
    await page.getByRole('button', { name: 'Move Forward' }).click()
    await expect(page.getByRole('region', { name: 'Your program' })).toBeInViewport()
    await expect(launcher).not.toBeInViewport()
    // The button can still be reached by keyboard.
    await launcher.focus()
    await expect(launcher).toBeInViewport({ ratio: 1 })
  })
})

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
