import { expectEventually, expect, test } from '../../facts-test.ts'
import { createButtonTarget, createFieldTarget, type Visitor } from '../../visitor.ts'
import {
  getFocusedElementName,
  isVisible,
  PHONE_WINDOW_SIZE,
  openDesktopPage,
  openPage,
  getVisibleText,
} from '../on-page.ts'

const valueOf = (visitor: Visitor, selector: string) =>
  visitor.evaluate(wanted => document.querySelector<HTMLInputElement>(wanted)?.value, selector)

/** Pastes a text into a field, like a link from a messenger. */
const paste = (visitor: Visitor, selector: string, text: string) =>
  visitor.evaluate(
    (wanted, pasted) => {
      document.querySelector<HTMLInputElement>(wanted)?.select()
      document.execCommand('insertText', false, pasted)
    },
    selector,
    text,
  )

const addresses = [
  'asha@विद्यालय.भारत',
  'info@münchen.de',
  'आशा@विद्यालय.भारत',
  '\u200basha@exam\u00adple.com\u00a0',
]

for (const [path, send, sent] of [
  ['/contact', 'Send Message', 'Your message has been sent! We will get back to you soon.'],
  ['/hi/contact', 'संदेश भेजिए', 'आपका संदेश भेज दिया गया है! हम जल्द ही आपको जवाब देंगे।'],
] as const) {
  test(`${path} takes addresses of every script, and with characters that nobody sees`, async ({
    visitor,
  }) => {
    for (const address of addresses) {
      await openPage(visitor, path)
      await paste(visitor, '#contact-name', 'Asha')
      await paste(visitor, '#contact-email', address)
      await paste(visitor, '#contact-message', 'May we visit?')
      await expectEventually(() => getVisibleText(visitor, 'main [role=status]')).toBe('')
      await visitor.click(createButtonTarget(send))
      await expectEventually(() => getVisibleText(visitor, 'main [role=status]'), address).toContain(sent)
      expect(await valueOf(visitor, 'main textarea')).toBe('')
    }
  })
}

test('The newsletter box refuses no address that the contact form takes', async ({ visitor }) => {
  const isRefused = (wanted: string) => {
    const input = document.querySelector<HTMLInputElement>(wanted)
    let refused = false
    input?.addEventListener('invalid', () => (refused = true), { once: true })
    input?.form?.querySelector('button')?.click()
    return refused
  }
  const email = '[aria-label="One letter a month"] input'
  await openPage(visitor, '/contact')
  expect(await visitor.evaluate(isRefused, email)).toBe(true)
  for (const address of ['no address', 'asha@example..com', ...addresses]) {
    await paste(visitor, email, address)
    expect([address, await visitor.evaluate(isRefused, email)]).toEqual([
      address,
      !addresses.includes(address),
    ])
  }
})

test.describe('the contact form', () => {
  const send = createButtonTarget('Send Message')

  test.beforeEach(({ visitor }) => openDesktopPage(visitor, '/contact'))

  test('An empty form is not sent', async ({ visitor }) => {
    await visitor.click(send)
    await expectEventually(() => getVisibleText(visitor, 'main [role=alert]')).toContain(
      'Please fill out all required fields.',
    )
  })

  test('A name alone is not enough, and stays', async ({ visitor }) => {
    await visitor.type(createFieldTarget('Name', 'main'), 'Asha')
    await visitor.click(send)
    await expectEventually(() => getVisibleText(visitor, 'main [role=alert]')).toContain(
      'Please fill out all required fields.',
    )
    expect(await valueOf(visitor, 'main input')).toBe('Asha')
  })

  test('An address that is none is not sent', async ({ visitor }) => {
    await visitor.type(createFieldTarget('Name', 'main'), 'Asha')
    await visitor.type(createFieldTarget('Email', 'main'), 'asha(at)example.com')
    await visitor.type(createFieldTarget('Message', 'main'), 'May we visit?')
    await visitor.click(send)
    await expectEventually(() => getVisibleText(visitor, 'main [role=alert]')).toContain(
      'Please fill out all required fields.',
    )
  })

  test('A typed message is sent', async ({ visitor }) => {
    await visitor.type(createFieldTarget('Name', 'main'), 'Asha')
    await visitor.type(createFieldTarget('Email', 'main'), 'asha@example.com')
    await visitor.type(createFieldTarget('Message', 'main'), 'May we visit?')
    await visitor.click(send)
    await expectEventually(() => getVisibleText(visitor, 'main [role=status]')).toContain(
      'Your message has been sent! We will get back to you soon.',
    )
  })

  test('An answer of the FAQ unfolds', async ({ visitor }) => {
    const isOpen = () => document.querySelector<HTMLDetailsElement>('main details')?.open
    expect(await visitor.evaluate(isOpen)).toBe(false)
    const question = await getVisibleText(visitor, 'main details:first-of-type summary')
    await visitor.click({ role: 'summary', name: question.split(' | ')[0] ?? '' })
    await expectEventually(() => visitor.evaluate(isOpen)).toBe(true)
  })
})

test.describe('the assistant', () => {
  const launcher = createButtonTarget('Open chat assistant')
  const dialog = '[role=dialog]'

  const open = async (visitor: Visitor) => {
    await visitor.click(launcher)
    await expectEventually(() => getVisibleText(visitor, dialog)).not.toBe('')
  }

  test.beforeEach(async ({ visitor }) => {
    await openDesktopPage(visitor, '/about')
    await visitor.evaluate(() => sessionStorage.clear())
  })

  test('It opens with questions to choose from, and the focus is in its field', async ({ visitor }) => {
    await open(visitor)
    await expectEventually(() => getVisibleText(visitor, `${dialog} li button`)).toMatch(/\?.*\?/)
    await expectEventually(() => visitor.evaluate(() => document.activeElement?.localName)).toMatch(
      /input|textarea/,
    )
  })

  test('It answers a question from the pages of the site', async ({ visitor }) => {
    await open(visitor)
    await visitor.type(createFieldTarget('', dialog), 'When are you open?')
    await visitor.press('Enter')
    await expectEventually(() => getVisibleText(visitor, `${dialog} [role=log]`)).toContain('9:00 AM')
    await visitor.click(createButtonTarget('Close chat'))
  })

  test('Its cross closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createButtonTarget('Close chat'))
    await expectEventually(() => getVisibleText(visitor, dialog)).toBe('')
  })

  test('Escape closes it, after a menu that is open above the page, and leads back to its button', async ({
    visitor,
  }) => {
    await open(visitor)
    const menu = '#solutions-menu'
    await visitor.click(createButtonTarget('Solutions', 'header'))
    await expectEventually(() => isVisible(visitor, menu)).toBe(true)
    await visitor.press('Escape')
    await expectEventually(() => isVisible(visitor, menu)).toBe(false)
    expect(await getVisibleText(visitor, dialog)).not.toBe('')
    await visitor.click(createFieldTarget('', dialog))
    await expectEventually(() => visitor.evaluate(() => document.activeElement?.localName)).toMatch(
      /input|textarea/,
    )
    await visitor.press('Escape')
    await expectEventually(() => getVisibleText(visitor, dialog)).toBe('')
    await expectEventually(() => getFocusedElementName(visitor)).toBe('Open chat assistant')
  })

  test('It has room on a phone', async ({ visitor }) => {
    await visitor.resize(...PHONE_WINDOW_SIZE)
    await open(visitor)
    await expectEventually(() => isVisible(visitor, dialog)).toBe(true)
    const sides = (wanted: string) => {
      const { left, right, top, bottom } =
        document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    }
    await expectEventually(() => visitor.evaluate(sides, dialog)).toBe(true)
    await visitor.click(createButtonTarget('Close chat'))
  })
})
