import type { Page } from '@playwright/test'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'
import { recordRequestsDuringAction } from '@kutuhal/testing/site-tests/network.ts'

const rejected = 'Please fill out all required fields.'
const sent = 'Your message has been sent! We will get back to you soon.'
const textFields = ['Name', 'Email', 'Phone', 'Message'] as const

const form = (page: Page) => page.getByRole('region', { name: 'Write to us' })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const subject = (page: Page) => form(page).getByRole('combobox', { name: 'Subject' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

async function expectRejected(page: Page, ...wrong: readonly [first: string, ...others: string[]]) {
  await expect(form(page).getByRole('alert')).toContainText(rejected)
  await expect(page.getByText(sent)).toBeHidden()
  for (const name of textFields) {
    const expectation = wrong.includes(name) ? expect(field(page, name)) : expect(field(page, name)).not
    await expectation.toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field(page, wrong[0])).toBeFocused()
}

async function expectSent(page: Page) {
  const status = form(page).getByRole('group', { name: 'What happens with your message' }).getByRole('status')
  await expect(status).toContainText(sent)
  await expect(status).toContainText('So far it has not left your browser.')
  await expect(status.getByRole('link', { name: /^One step left: / })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText(rejected)).toBeHidden()
  for (const name of textFields) await expect(field(page, name)).toHaveValue('')
  await expect(subject(page)).toHaveValue('')
  await expect(subject(page).getByRole('option', { name: 'Select a subject', selected: true })).toHaveCount(1)
}

test.beforeEach(({ page }) => openPage(page, '/contact'))

test(
  'Visitors whose system chooses the colours see which field is wrong',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await send(page).click()
    await expect(field(page, 'Name')).toHaveCSS('border-top-style', 'dashed')
    await expect(field(page, 'Phone')).toHaveCSS('border-top-style', 'solid')
  },
)

test(
  'Visitors see which fields they have to fill out, and which subjects there are',
  { tag: '@full' },
  async ({ page }) => {
    for (const name of ['Name', 'Email', 'Message'])
      await expect(field(page, name)).toHaveAttribute('required')
    for (const optional of [field(page, 'Phone'), subject(page)])
      await expect(optional).not.toHaveAttribute('required')
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(subject(page)).toHaveValue('')
    await expect(subject(page).getByRole('option')).toHaveText([
      'Select a subject',
      'Program Inquiry',
      'Registration',
      'School Partnership',
      'Support',
      'Other',
    ])
  },
)

test('Visitors who send an empty form are told to fill it out, and hear it once', async ({ page }) => {
  await send(page).click()
  await expectRejected(page, 'Name', 'Email', 'Message')
  const alert = await form(page).getByRole('alert').elementHandle()
  await field(page, 'Name').press('A')
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText(['Email', 'Message'])
  expect(await alert?.evaluate(({ isConnected, ariaAtomic }) => [isConnected, ariaAtomic])).toEqual([
    true,
    'false',
  ])
  await field(page, 'Email').fill('asha.example.com')
  await send(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Email: The address has no @.')
})

test(
  'Visitors see that what reaches the company is an e-mail, not the button that sends nothing',
  { tag: '@full' },
  async ({ page }) => {
    const mail = form(page).getByRole('link', { name: 'Send it as an e-mail' })
    const [sending, silent] = await Promise.all(
      [mail, send(page)].map(each => each.evaluate(element => getComputedStyle(element).backgroundColor)),
    )
    // Only the e-mail link looks like a primary button, because the form's own button sends nothing.
    expect([sending, silent]).toEqual(['rgb(201, 58, 34)', 'rgb(255, 255, 255)'])
  },
)

test('Visitors who forget a field are led to it and lose nothing', { tag: '@full' }, async ({ page }) => {
  await field(page, 'Name').fill('Asha Patel')
  await field(page, 'Phone').fill('+91 98765 00000')
  await subject(page).selectOption('Registration')
  await send(page).click()
  await expectRejected(page, 'Email', 'Message')
  await expect(field(page, 'Name')).toHaveValue('Asha Patel')
  await expect(subject(page)).toHaveValue('registration')

  await page.keyboard.type('asha@example.com')
  await send(page).click()
  await expectRejected(page, 'Message')
  await page.keyboard.type('When does the next batch begin?')
  await send(page).click()
  await expectSent(page)
})

for (const noAddress of ['asha', 'asha@', '@example.com', 'asha patel@example.com']) {
  test(
    `Visitors cannot send a message with “${noAddress}” for an e-mail address`,
    { tag: '@full' },
    async ({ page }) => {
      await field(page, 'Name').fill('Asha Patel')
      await field(page, 'Email').fill(noAddress)
      await field(page, 'Message').fill('When does the next batch begin?')
      await send(page).click()
      await expectRejected(page, 'Email')
      await expect(field(page, 'Message')).toHaveValue('When does the next batch begin?')
    },
  )
}

test('Visitors cannot send blanks', { tag: '@full' }, async ({ page }) => {
  await field(page, 'Name').fill('   ')
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Message').fill(' \n ')
  await send(page).click()
  await expectRejected(page, 'Name', 'Message')
})

test('Visitors can send a message, and not one request leaves the browser', async ({ page }) => {
  const sent = await recordRequestsDuringAction(page, async () => {
    await send(page).click()
    await expectRejected(page, 'Name', 'Email', 'Message')
    await field(page, 'Name').fill('Asha Patel')
    await field(page, 'Email').fill('asha@example.com')
    await field(page, 'Phone').fill('+91 98765 00000')
    await subject(page).selectOption('School Partnership')
    await field(page, 'Message').fill('We are a school in Anand.')
    await send(page).click()
    await expectSent(page)
  })
  expect(sent).toEqual([])
  await expect(page).toHaveURL('/contact')
})

test('Visitors keep what they have written through a reload and on other pages, until it is sent', async ({
  page,
}) => {
  await field(page, 'Name').fill('Asha Patel')
  await subject(page).selectOption('Support')
  await field(page, 'Message').fill('A drone\nfor Class 7?')
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('A drone\nfor Class 7?')
  await waitUntilInteractive(page)
  await field(page, 'Email').fill('asha@example.com')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle('About | Kutuhal')
  await page.goBack()
  await expect(field(page, 'Name')).toHaveValue('Asha Patel')
  await expect(subject(page)).toHaveValue('support')
  await send(page).click()
  await expectSent(page)

  await page.reload()
  await waitUntilInteractive(page)
  for (const name of textFields) await expect(field(page, name)).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test(
  'Visitors can send a message without optional fields and with the keyboard alone',
  { tag: '@full' },
  async ({ page }) => {
    await field(page, 'Name').focus()
    await page.keyboard.press('Enter')
    await expectRejected(page, 'Name', 'Email', 'Message')

    await page.keyboard.type('Asha Patel')
    await page.keyboard.press('Tab')
    await page.keyboard.type('asha@example.com')
    for (const skipped of [field(page, 'Phone'), subject(page)]) {
      await page.keyboard.press('Tab')
      await expect(skipped).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type('When does the next batch begin?')
    await page.keyboard.press('Tab')
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expectSent(page)
  },
)
