import { GATEWAY_URL_PATTERN, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors are offered questions and get an answer with one press', async ({ page }) => {
  const { suggestions, messages } = await openAssistant(page)
  await expect(suggestions.nth(3)).toBeVisible()
  await suggestions.filter({ hasText: 'What is your cancellation policy?' }).click()
  await expect(messages).toContainText('What is your cancellation policy?')
  await expect(messages).toContainText(/14 or more days/)
  await expect(messages).toContainText(/full refund/)
  await expect(messages).toContainText(/7 to 13 days.*50 percent/)
  await expect(messages).toContainText(/no refund/i)
  await expect(suggestions).toHaveCount(0)
})

test(
  'Visitors who ask about something else are told honestly, and can call or write with one tap',
  { tag: '@full' },
  async ({ page }) => {
    const { ask, messages } = await openAssistant(page)
    await ask('Who is the prime minister of France?')
    await expect(messages).toContainText(/The site does not say/)
    await expect(messages.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
    await expect(messages.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:/)
  },
)

test(
  'Visitors send nothing with a question but a persona and the question itself, trimmed',
  { tag: '@full' },
  async ({ page }) => {
    const { ask, messages } = await openAssistant(page)
    const asking = page.waitForRequest(GATEWAY_URL_PATTERN)
    await ask('  When are you open?  ')
    const request = await asking
    expect(request.method()).toBe('POST')
    const body: unknown = request.postDataJSON()
    expect(body).toEqual({ userMessage: expect.stringMatching(/\b2 to 4 lines\b[^]*\nWhen are you open\?$/) })
    expect(await request.headerValue('cookie')).toBeNull()
    await expect(messages.getByText('When are you open?', { exact: true })).toBeVisible()
  },
)

test('Visitors keep their conversation on other pages and after a reload, until they clear it', async ({
  page,
}) => {
  const { ask, dialog, messages, launcher, suggestions, input } = await openAssistant(page, '/courses')
  await ask('What does Blockzie cost?')
  await expect(messages).toContainText(/599/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/news')
  await expect(messages).toContainText(/599/)

  await input.fill('And what does')
  await page.reload()
  await waitUntilInteractive(page)
  await launcher.click()
  await expect(messages).toContainText(/What does Blockzie cost\?.*599/)
  await expect(input).toHaveValue('And what does')
  await openPage(page, '/robot-maze')
  await launcher.click()
  await expect(messages).toContainText(/599/)

  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(messages).toBeEmpty()
  await expect(suggestions.nth(3)).toBeVisible()
  await expect(suggestions.filter({ hasText: 'moves are allowed' })).toBeVisible()
  await expect(input).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(suggestions.filter({ hasText: 'Robotics Lab' })).toBeVisible()
  await expect(suggestions.filter({ hasText: 'moves are allowed' })).toHaveCount(0)
  await page.reload()
  await waitUntilInteractive(page)
  await launcher.click()
  await expect(suggestions.nth(3)).toBeVisible()
})
