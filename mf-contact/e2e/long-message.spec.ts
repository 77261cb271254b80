import type { Page } from '@playwright/test'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

const english = 'We are a school in Anand and would like to know what a robotics lab costs. 🤖 '
  .repeat(25)
  .trim()
const hindi = 'हमारे विद्यालय में रोबोटिक्स लैब कब शुरू हो सकती है? '.repeat(6).trim()

const form = (page: Page) => page.locator('form:has(#contact-name)')
const text = (page: Page, name: string) => form(page).getByRole('group', { name, exact: true })

async function write(page: Page, message: string) {
  await page.locator('#contact-name').fill('Asha')
  await page.locator('#contact-email').fill('asha@example.com')
  await page.locator('#contact-message').fill(message)
}

async function expectShortLinks(page: Page) {
  const links = await form(page)
    .locator('a[href^="mailto:"]')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  expect(links).not.toEqual([])
  for (const link of links) expect(link.length).toBeLessThan(2000)
}

for (const [path, message, tooLong, label] of [
  ['/contact', english, 'Your message is too long for a link', 'Your message'],
  ['/hi/contact', hindi, 'आपका संदेश इतना लंबा है', 'आपका संदेश'],
] as const) {
  test(
    `Visitors of ${path} can copy a message that is too long for a link, before and after they send it`,
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, path)
      await write(page, message)
      await expect(form(page).getByText(tooLong)).toBeVisible()
      await expect(text(page, label)).toHaveText(`${message}\n\nAsha`, { useInnerText: true })
      await expectShortLinks(page)

      await form(page).locator('[type="submit"]').click()
      await expect(page.locator('#contact-message')).toHaveValue('')
      await expect(form(page).getByText(tooLong)).toBeVisible()
      await expect(text(page, label)).toContainText(message)
      await expectShortLinks(page)

      await page.reload()
      await waitUntilInteractive(page)
      await page.locator('#contact-message').pressSequentially('x')
      await expect(text(page, label)).toContainText(message)
    },
  )
}

test(
  'Visitors copy a long message by keyboard, and are told so',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/contact')
    await write(page, english)
    await form(page).getByRole('button', { name: 'Copy my message' }).press('Enter')
    await expect(form(page).locator('[aria-live="polite"]')).toHaveText(/^Copied\./)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${english}\n\nAsha`)
  },
)

test(
  'Visitors whose browser does not let pages copy have the message selected, and are told so',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openPage(page, '/contact')
    await write(page, english)
    await form(page).getByRole('button', { name: 'Copy my message' }).press('Enter')
    await expect(form(page).locator('[aria-live="polite"]')).toHaveText(/The message is selected/)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${english}\n\nAsha`)
  },
)

test('Visitors who press the button twice still have the message', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/contact')
  await write(page, 'May we visit?')
  await form(page).locator('[type="submit"]').dblclick()
  await expect(text(page, 'Your message')).toContainText('May we visit?')
})
