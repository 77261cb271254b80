import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { expectAbove } from './expect-above.ts'

const main = (page: Page) => page.getByRole('main')
const call = (place: Locator) => place.getByRole('link', { name: /^Call \+91/ })

test('A principal finds the process, the price, proof and a way to ask in three clicks', async ({ page }) => {
  await openPage(page, '/')
  await main(page).getByRole('link', { name: 'How a programme goes' }).click()
  await expect(page).toHaveURL('/services#school-programs')
  await expect(main(page).getByRole('heading', { name: 'School programmes' })).toBeInViewport()
  await expect(main(page).getByText('The visit is free.')).toBeVisible()

  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'What drives the price' }).click()
  const price = main(page).getByRole('heading', { name: 'What a lab costs, for each child in a year' })
  await expect(price).toBeInViewport()
  await expect(main(page).getByText('How many children share it')).toBeVisible()

  await index.getByRole('link', { name: 'Labs at work' }).click()
  await expect(main(page).getByText(/school principal, Palanpur/)).toBeInViewport()
  await expect(main(page).locator('#proof').getByRole('link')).toHaveAttribute('href', '/labs')

  const paper = main(page).getByRole('link', { name: /\(PDF, one page, \d+\s?KB\)$/ })
  const printed = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])

  const invitation = page.getByRole('region', { name: 'Ask for a visit' })
  await expect(call(invitation)).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(invitation.getByRole('link', { name: 'Write about your school' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=./,
  )
})

test(
  'A parent of a nine-year-old finds the course, its whole price and how to enrol in one click',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/')
    await main(page).getByRole('link', { name: 'Blockzie, Grades 3 to 5: ₹599' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Blockzie/)
    const box = page.getByRole('complementary', { name: 'Price and dates' })
    await expect(box).toContainText('ages 8 to 10')
    await expect(box).toContainText(/₹599 for one child: all 8 live sessions.*no other fee/)
    await expect(box).toContainText(/Next: \d+ \w{3}, \d+ \w{3}/)

    await expect(call(box)).toBeVisible()
    const write = box.getByRole('link', { name: 'Enrol by e-mail' })
    await expect(write).toHaveAttribute('href', /^mailto:\S+@\S+\?subject=Enrol%3A%20Blockzie/)
    // What works is above the button that does nothing.
    await expectAbove(write, box.getByRole('button'))
  },
)

test('A parent with a keyboard alone gets as far', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/')
  await tabTo(page, main(page).getByRole('link', { name: /^Blockzie/ }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { level: 1, name: /^Blockzie/ })).toBeFocused()
  const write = main(page).getByRole('link', { name: 'Enrol by e-mail' }).first()
  await tabTo(page, write)
  await expect(write).toBeInViewport({ ratio: 1 })
})

/** The target must be near the current focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
