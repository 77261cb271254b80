import { assistantOf, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors can open and close the chat with its button', async ({ page }) => {
  const { dialog } = await openAssistant(page)
  await page.getByRole('button', { name: 'Hide chat assistant' }).click()
  await expect(dialog).toBeHidden()
  await assistantOf(page).launcher.click()
  await expect(dialog).toBeVisible()
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

    // From the page beside it, too; what else Escape closes comes first.
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
