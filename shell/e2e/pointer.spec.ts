import type { Locator } from '@playwright/test'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

type Touch = 'nothing' | 'pointer' | 'press'

const isTouchedBy = (control: Locator) =>
  control.evaluate((element): Touch =>
    element.matches(':active') ? 'press' : element.matches(':hover') ? 'pointer' : 'nothing',
  )

/** @returns the look of a control under a touch, after its colour transition */
async function lookUnder(touch: Touch, control: Locator): Promise<string> {
  await expect.poll(() => isTouchedBy(control)).toBe(touch)
  return control.evaluate(async element => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, boxShadow } = getComputedStyle(element)
    return `${backgroundColor} ${boxShadow}`
  })
}

test('Visitors see what they press', { tag: '@full' }, async ({ page }) => {
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
    const hovered = await lookUnder('pointer', control)
    await page.mouse.down()
    expect(await lookUnder('press', control)).not.toBe(hovered)
    // Move the mouse away again, so that nothing is clicked.
    await page.mouse.move(2, 300)
    await page.mouse.up()
  }
})

test('What cannot act does not answer to the pointer', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/robot-maze')
  const turn = page.getByRole('button', { name: 'Turn Left' })
  for (let move = 0; move < 20; move++) await turn.click()
  await expect(turn).toBeDisabled()
  await page.mouse.move(2, 300)
  const atRest = await lookUnder('nothing', turn)
  await turn.hover()
  expect(await lookUnder('pointer', turn)).toBe(atRest)
})

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
