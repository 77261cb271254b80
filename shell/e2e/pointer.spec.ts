import type { Locator } from '@playwright/test'
import { openPage } from './open-page.ts'
import { expect, test } from './site-test.ts'

const looks = (control: Locator) =>
  control.evaluate(element => {
    const { backgroundColor, boxShadow } = getComputedStyle(element)
    return `${backgroundColor} ${boxShadow}`
  })

test('Visitors see what they press', async ({ page }) => {
  await openPage(page, '/contact')
  const controls = [
    page.getByRole('banner').getByRole('link', { name: 'About' }),
    page.getByRole('banner').getByRole('button', { name: 'Solutions' }),
    page.getByRole('button', { name: 'Send Message' }),
    page.getByRole('button', { name: 'Open chat assistant' }),
    page.locator('summary').first(),
  ]
  for (const control of controls) {
    await control.hover()
    const hovered = await looks(control)
    await page.mouse.down()
    await expect.poll(() => looks(control)).not.toBe(hovered)
    // Away from it again: nothing has been clicked.
    await page.mouse.move(2, 300)
    await page.mouse.up()
  }
})

test('What cannot act does not answer to the pointer', async ({ page }) => {
  await openPage(page, '/robot-maze')
  const turn = page.getByRole('button', { name: 'Turn Left' })
  for (let move = 0; move < 20; move++) await turn.click()
  await expect(turn).toBeDisabled()
  await page.mouse.move(2, 300)
  const atRest = await looks(turn)
  await turn.hover()
  // A change of colours takes a moment.
  await turn.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await looks(turn)).toBe(atRest)
})

test('The first link of the Solutions dropdown has room for its ring', async ({ page }) => {
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
