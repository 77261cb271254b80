import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { recordRequestsDuringAction } from '@kutuhal/testing/site-tests/network.ts'

const faq: readonly (readonly [question: RegExp, ...answer: RegExp[]])[] = [
  [
    /cancellation policy/,
    /14 or more days before[^.]*full refund\./,
    /7 to 13 days before[^.]*50 percent/,
    /Fewer than 7 days before[^.]*no refund\./,
  ],
  [/register/, /online, by phone or in person/i, /Full payment is required to secure a spot\./],
  [/visit/, /Guided tours are by appointment/],
  [/school partnerships/, /models/],
]

test('Visitors find every way to reach the company, and when somebody is there', async ({ page }) => {
  await page.goto('/contact')
  const details = page.getByRole('region', { name: 'Talk to us' })
  await expect(details.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/)
  await expect(details).toContainText(/Ahmedabad \d{6}/)
  await expect(details.getByRole('table', { name: 'Opening hours' }).getByRole('row')).toHaveText([
    /^Mon-Fri\s*9:00 AM-8:00 PM$/,
    /^Sat\s*10:00 AM-5:00 PM$/,
    /^Sun\s*Closed$/,
  ])
  await expect(page.getByRole('img', { name: /streets round our office/ })).toBeVisible()
})

test(
  'Visitors can open the answers to four questions, the cancellation rules among them',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/contact')
    const entries = page.getByRole('region', { name: 'Frequently asked questions' }).locator('details')
    await expect(entries.locator('summary')).toHaveText(faq.map(([question]) => question))
    for (const [question, ...answer] of faq) {
      const entry = entries.filter({ hasText: question })
      await expect(entry.getByRole('paragraph')).toBeHidden()
      await entry.getByText(question).click()
      for (const rule of answer) await expect(entry.getByText(rule)).toBeVisible()
    }
  },
)

const newsletter = (page: Page) => page.getByRole('region', { name: 'One letter a month' })

test(
  'Visitors cannot subscribe to the newsletter without an e-mail address',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/contact')
    const email = newsletter(page).getByRole('textbox', { name: 'Email address' })
    const isRefused = () => email.evaluate((input: HTMLInputElement) => !input.checkValidity())
    await expect(email).toHaveAttribute('required')

    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(email).toBeFocused()
    expect(await isRefused()).toBe(true)
    await email.fill('no address')
    expect(await isRefused()).toBe(true)
  },
)

test('Visitors who subscribe to the newsletter send nothing', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/contact')
  const email = newsletter(page).getByRole('textbox', { name: 'Email address' })
  const sent = await recordRequestsDuringAction(page, async () => {
    await email.fill('asha@example.com')
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
    await email.press('Enter')
    await expect(page).toHaveURL('/contact')
  })
  expect(sent).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'Visitors cannot send the contact form, and read how to write instead',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/contact')
      const form = page.getByRole('region', { name: 'Write to us' })
      await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled()
      await expect(form.getByRole('link', { name: /@/ })).toBeVisible()
    },
  )

  test('Visitors send nothing with the newsletter box either', { tag: '@full' }, async ({ page }) => {
    await page.goto('/contact')
    const email = newsletter(page).getByRole('textbox', { name: 'Email address' })
    const sent = await recordRequestsDuringAction(page, async () => {
      await email.fill('asha@example.com')
      await email.press('Enter')
      await expect(email).toHaveValue('asha@example.com')
      await expect(page).toHaveURL('/contact')
    })
    expect(sent).toEqual([])
  })
})
