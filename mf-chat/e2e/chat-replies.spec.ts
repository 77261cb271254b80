import type { Route } from '@playwright/test'
import { site, telephoneLink } from '@kutuhal/contract'
import { GATEWAY_URL_PATTERN, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

const connectionError = 'Sorry, there was an error connecting to the AI.'
const emptyReply = 'Sorry, I could not generate a response.'

test('Visitors who wait for a reply cannot send, see an ellipsis, and can take the question back', async ({
  page,
}) => {
  const { input, send, ask, messages, cancel } = await openAssistant(page)
  const heldBack: Route[] = []
  await page.route(GATEWAY_URL_PATTERN, route => void heldBack.push(route))
  await expect(send).toHaveText('Send')
  await ask('What does Blockzie cost?')
  await expect(messages).toContainText('What does Blockzie cost?')
  await expect(input).toBeDisabled()
  await expect(page.getByRole('log')).toBeFocused()
  await expect(send).toBeDisabled()
  await expect(send).toHaveText('…')
  await expect(messages).not.toContainText('599')

  await cancel.click()
  await expect(input).toHaveValue('What does Blockzie cost?')
  await expect(input).toBeFocused()
  await expect(messages).toBeEmpty()
  await input.press('Enter')
  await expect.poll(() => heldBack.length).toBe(2)
  for (const route of heldBack) await route.continue().catch(() => 'was given up')
  await expect(messages).toContainText('599')
  await expect(send).toHaveText('Send')
})

test.describe('with trouble at the gateway', () => {
  test.use({ allowedNoise: /Failed to load resource/ })

  const troubles: readonly (readonly [what: string, answer: (route: Route) => Promise<void>])[] = [
    ['cannot be reached', route => route.abort()],
    ['answers with an error', route => route.fulfill({ status: 503, json: { reply: 'Not this' } })],
    [
      'answers with something else',
      route => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' }),
    ],
  ]
  for (const [what, answer] of troubles) {
    test(`Visitors can retry when the assistant ${what}`, { tag: '@full' }, async ({ page }) => {
      const { ask, messages, retry, send } = await openAssistant(page)
      await page.route(GATEWAY_URL_PATTERN, answer)
      await ask('What does Blockzie cost?')
      await expect(messages.getByText(connectionError, { exact: true })).toBeVisible()
      await expect(send).toHaveText('Send')
      await retry.click()
      await expect(messages.getByText(connectionError, { exact: true })).toBeVisible()

      await page.unroute(GATEWAY_URL_PATTERN)
      await retry.click()
      await expect(messages).toContainText(/599/)
      await expect(messages.getByText('What does Blockzie cost?', { exact: true })).toHaveCount(1)
      await expect(messages.getByText(connectionError)).toHaveCount(0)
      await expect(retry).toHaveCount(0)
    })
  }
})

test(
  'Visitors are told so when a reply is empty, blank, missing or no text',
  { tag: '@full' },
  async ({ page }) => {
    const { ask, messages, send } = await openAssistant(page)
    const answers = [{ reply: '' }, { reply: ' \n ' }, { text: 'Hello' }, { reply: 599 }]
    await page.route(GATEWAY_URL_PATTERN, route => route.fulfill({ json: answers.shift() }))
    for (const told of [1, 2, 3, 4]) {
      await ask('What does Blockzie cost?')
      await expect(messages.getByText(emptyReply, { exact: true })).toHaveCount(told)
      await expect(send).toHaveText('Send')
    }
  },
)

test('Visitors see the lines of a reply, and its addresses as links', { tag: '@full' }, async ({ page }) => {
  const { ask, messages } = await openAssistant(page)
  await page.route(GATEWAY_URL_PATTERN, route =>
    route.fulfill({ json: { reply: 'First line\nMore: /courses/iot' } }),
  )
  await ask('What about IoT?')
  await expect(messages.getByText('First line', { exact: true })).toBeVisible()
  await expect(messages.getByText('More: /courses/iot', { exact: true })).toBeVisible()
  await messages.getByRole('link', { name: '/courses/iot' }).click()
  await expect(page).toHaveURL('/courses/iot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^IoT/)
  await expect(messages).toContainText('First line')
})

test(
  'Visitors can tap every link, number and address in an answer, and go on typing',
  { tag: '@full' },
  async ({ page }) => {
    const { ask, input, messages } = await openAssistant(page)
    const { street, area } = site.address
    for (const [question, href] of [
      ['What is your address?', '/contact#contact-visit'],
      ['I want to talk to a human', telephoneLink],
      ['I want to talk to a human', `mailto:${site.email}`],
      ['how do the tactile blocks work', '/news/2'],
    ] as const) {
      await ask(question)
      await expect(input).toBeFocused()
      await expect(messages.locator(`a[href^="${href}"]`).last()).toBeVisible()
    }
    // Anything that looks like a number, an address or a path must be a link.
    const loose = await messages.evaluate(log => {
      const texts = document.createTreeWalker(log, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement?.closest('a')) found.push(node.nodeValue ?? '')
      return found.join('\n')
    })
    for (const tappable of [site.phone, site.email, `${street}, ${area}`])
      expect(loose).not.toContain(tappable)
    expect(loose).not.toMatch(/(^|\s)\/[a-z]/)
    await expect(messages.getByRole('link', { name: /^\// })).toHaveCount(0)
    await expect(messages.getByText(/Monday–Friday 9:00 AM–8:00 PM/)).toHaveCount(1)
  },
)

test(
  'Visitors hear the notice on opening, and of an answer that comes after they closed the chat',
  { tag: '@full' },
  async ({ page }) => {
    const { ask, cross, dialog, launcher, messages } = await openAssistant(page)
    await expect(dialog).toHaveAccessibleDescription(/can be wrong.*leave out personal details/)
    const heldBack: Route[] = []
    await page.route(GATEWAY_URL_PATTERN, route => void heldBack.push(route))
    await ask('What does Blockzie cost?')
    await expect.poll(() => heldBack.length).toBe(1)
    await cross.click()
    await expect(dialog).toBeHidden()
    const told = page.getByRole('status').filter({ hasText: 'The assistant has answered' })
    await expect(told).toHaveCount(0)
    await heldBack[0]?.continue()
    await expect(told).toHaveText(/The assistant has answered: Blockzie costs ₹599/)
    await launcher.click()
    await expect(messages).toContainText('599')
    await expect(told).toHaveCount(0)
  },
)
