/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { site } from '@kutuhal/contract'
import type { Reply } from '../conversation/ask-assistant.ts'
import { createChat, SLOW_REPLY_MS } from '../conversation/chat.ts'
import { noMemory } from '../conversation/fixtures/no-memory.ts'
import { defaultQuestions } from '../conversation/questions.ts'
import { ChatWindow } from './ChatWindow.tsx'

/** An open chat whose replies the test supplies one by one. */
function openChat(address = '/about', typing: Parameters<typeof userEvent.setup>[0] = {}) {
  const asked: {
    readonly question: string
    readonly signal: AbortSignal
    readonly reply: (text: string, answer?: Reply['answer']) => void
    readonly fail: () => void
  }[] = []
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<Reply>((resolve, reject) => {
      const reply = (text: string, answer?: Reply['answer']) => resolve({ text, ...(answer && { answer }) })
      asked.push({ question, signal, reply, fail: () => reject(new Error('offline')) })
    })
  const chat = createChat({ ask, memory: noMemory })
  const onClose = jest.fn()
  const chatAbove = (page: string) => <ChatWindow chat={chat} address={page} onClose={onClose} />
  let view = render(chatAbove(address))
  close = () => {
    view.unmount()
    chat.clear()
  }
  return {
    user: userEvent.setup(typing),
    asked,
    onClose,
    goTo: (page: string) => view.rerender(chatAbove(page)),
    reopen: () => {
      view.unmount()
      view = render(chatAbove(address))
    },
  }
}
let close: () => void
afterEach(() => close())

const log = () => within(screen.getByRole('log'))
const input = () => screen.getByRole('textbox', { name: 'Your question' })
const send = () => screen.getByRole('button', { name: 'Send' })

it('opens as a dialog with the focus in the input and questions to choose from', () => {
  openChat()
  expect(screen.getByRole('dialog', { name: 'Chat assistant' })).not.toBeNull()
  expect(document.activeElement).toBe(input())
  for (const question of defaultQuestions)
    expect(screen.getByRole('button', { name: question })).not.toBeNull()
})

it('asks a suggested question with one press', async () => {
  const { user, asked } = openChat()
  await user.click(screen.getByRole('button', { name: 'How do I register for a programme?' }))
  expect(asked.map(({ question }) => question)).toEqual(['How do I register for a programme?'])
  expect(log().getByText('How do I register for a programme?')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'How do I register for a programme?' })).toBeNull()
})

it('shows a question at once and disables the field until the reply, with the focus on the messages', async () => {
  const { user, asked } = openChat()
  await user.type(input(), '  Do you have drones? {Enter}')
  expect(asked.map(({ question }) => question)).toEqual(['Do you have drones?'])
  expect(log().getByText('Do you have drones?')).not.toBeNull()
  expect(send()).toHaveProperty('disabled', true)
  expect(send().textContent).toBe('…')
  expect(input()).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(screen.getByRole('log'))
  await user.keyboard('And kits?{Enter}')
  expect(asked).toHaveLength(1)

  asked[0]?.reply('Yes, in a net.\nMore: /services#drone-lab')
  const link = await log().findByRole('link', { name: '/services#drone-lab' })
  expect(link.getAttribute('href')).toBe('/services#drone-lab')
  expect(input()).toHaveProperty('value', '')
  expect(send().textContent).toBe('Send')
  expect(document.activeElement).toBe(input())
})

it('leaves the focus where the visitor has moved it meanwhile', async () => {
  const { user, asked } = openChat()
  await user.type(input(), 'Do you have drones?{Enter}')
  const elsewhere = screen.getByRole('button', { name: 'Close chat' })
  elsewhere.focus()
  asked[0]?.reply('Yes.')
  await log().findByText('Yes.')
  expect(document.activeElement).toBe(elsewhere)
})

it('cannot send blank text', async () => {
  const { user, asked } = openChat()
  expect(send()).toHaveProperty('disabled', true)
  await user.type(input(), '   {Enter}')
  expect(send()).toHaveProperty('disabled', true)
  expect(asked).toEqual([])
})

it('has one place that is read out, and adds a finished reply to it in one piece and once', async () => {
  const { user, asked } = openChat()
  await user.type(input(), 'Hi{Enter}')
  expect(log().getAllByText('Waiting for an answer…')).toHaveLength(1)
  const added: (string | null)[] = []
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent)
  })
  observer.observe(screen.getByRole('log'), { childList: true, subtree: true, characterData: true })
  asked[0]?.reply('Namaste! We open at nine.')
  await log().findByText('Namaste! We open at nine.')
  observer.disconnect()
  expect(added).toEqual(['Assistant: Namaste! We open at nine.'])
  const live = '[role="log"], [role="status"], [role="alert"], [aria-live]'
  expect([...document.querySelectorAll(live)]).toEqual([screen.getByRole('log')])
})

it('lets the visitor ask again when the assistant cannot be reached', async () => {
  const { user, asked } = openChat()
  await user.type(input(), 'Hi{Enter}')
  asked[0]?.fail()
  await log().findByText('Sorry, there was an error connecting to the AI.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(asked.map(({ question }) => question)).toEqual(['Hi', 'Hi'])

  asked[1]?.reply('Namaste!')
  await log().findByText('Namaste!')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(log().getAllByText('Hi')).toHaveLength(1)
})

it('clears a question that was typed and never sent, too', async () => {
  const { user } = openChat()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await user.type(input(), 'My name is Asha')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(input())
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

it('brings the questions back after Clear', async () => {
  const { user } = openChat()
  await user.type(input(), 'Hi{Enter}')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('button', { name: 'How do I register for a programme?' })).not.toBeNull()
  expect(log().queryByText('Hi')).toBeNull()
  expect(document.activeElement).toBe(input())
})

it('closes with the cross and with Escape, also while a reply is on its way', async () => {
  const { user, onClose } = openChat()
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await user.type(input(), 'Hi{Enter}')
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('shows when a reply takes long, and does not read that out', async () => {
  jest.useFakeTimers()
  const { user } = openChat('/about', { advanceTimers: jest.advanceTimersByTime })
  await user.type(input(), 'Hi{Enter}')
  expect(log().queryByText('Still working …')).toBeNull()
  act(() => jest.advanceTimersByTime(SLOW_REPLY_MS))
  expect(log().getByText('Still working …').getAttribute('aria-hidden')).toBe('true')
  jest.useRealTimers()
})

it('gives the question back into the field when the visitor cancels', async () => {
  const { user, asked } = openChat()
  await user.type(input(), 'Do you have drones?{Enter}')
  await user.click(log().getByRole('button', { name: 'Cancel' }))
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(input()).toHaveProperty('value', 'Do you have drones?')
  expect(document.activeElement).toBe(input())
  expect(log().queryByText('Do you have drones?')).toBeNull()

  await user.keyboard(' And kits?{Enter}')
  expect(asked.map(({ question }) => question)).toEqual([
    'Do you have drones?',
    'Do you have drones? And kits?',
  ])
})

it('keeps what is typed when it is closed and opened again', async () => {
  const { user, reopen } = openChat()
  await user.type(input(), 'Do you have')
  reopen()
  expect(input()).toHaveProperty('value', 'Do you have')
})

describe('the questions of a page', () => {
  const ofPage = () => screen.queryByRole('list', { name: 'About this page' })
  const askNext = () => within(screen.getByRole('group', { name: 'Ask next' })).getAllByRole('button')

  it('stand next to those of the FAQ and follow the visitor to the next page', () => {
    const { goTo } = openChat('/courses/iot')
    expect(screen.getByRole('button', { name: 'What does the IoT course cost?' })).not.toBeNull()
    goTo('/courses/blockzie')
    expect(screen.queryByRole('button', { name: 'What does the IoT course cost?' })).toBeNull()
    expect(screen.getByRole('button', { name: 'What does the Blockzie course cost?' })).not.toBeNull()
    for (const question of defaultQuestions)
      expect(screen.getByRole('button', { name: question })).not.toBeNull()
  })

  it('are not there where a page has none', () => {
    openChat('/sitemap')
    expect(ofPage()).toBeNull()
  })

  it('are offered again below an answer, two at most, without those that were asked', async () => {
    const { user, asked } = openChat('/courses/iot')
    await user.click(screen.getByRole('button', { name: 'What does the IoT course cost?' }))
    expect(screen.queryByRole('group', { name: 'Ask next' })).toBeNull()
    asked[0]?.reply('499 rupees.')
    await log().findByText('499 rupees.')
    expect(ofPage()).toBeNull()
    expect(askNext().map(({ textContent }) => textContent)).toEqual([
      'For which grades is IoT?',
      'Who teaches IoT?',
    ])
    for (const button of askNext()) expect(screen.getByRole('log').contains(button)).toBe(false)
  })
})

it('says what it is and what leaves the browser, before the first question and after', async () => {
  const { user } = openChat()
  const note = () => screen.getByText(/An automatic assistant/)
  // Screen readers read this note when the dialog opens.
  expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBe(note().id)
  expect(note().textContent).toMatch(/Only your question leaves your browser/)
  await user.type(input(), 'Hi{Enter}')
  expect(within(note()).getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    '/privacy-policy',
  )
})

it('reads replies in Hindi and Gujarati out as such', async () => {
  const { user, asked } = openChat()
  await user.type(input(), 'Fees?{Enter}')
  asked[0]?.reply('फीस ₹499 है।\nMore: /courses/iot')
  expect((await log().findByText(/फीस/)).getAttribute('lang')).toBe('hi')
  expect(log().getByText('Fees?').hasAttribute('lang')).toBe(false)
})

describe('an answer in parts', () => {
  const contact = { hours: 'Monday–Friday 9:00 AM–8:00 PM' }
  const results = [
    {
      address: '/services#drone-lab',
      title: 'Eight labs',
      heading: 'Drone Lab',
      text: 'Drones fly in a net.',
    },
    { address: '/news/3', title: 'Our platform', text: 'It opens in May.' },
  ]

  it('of an older gateway shows results as a list, pages by their titles, and everything in it can be tapped', async () => {
    const { user, asked } = openChat()
    await user.type(input(), 'Drones?{Enter}')
    const lines = [`See /courses, call ${site.phone} or write to ${site.email}.`]
    const pages = [{ address: '/courses', title: 'Weekend courses' }]
    asked[0]?.reply('old text', { kind: 'results', lines, pages, results, contact })
    expect((await log().findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Eight labsDrone LabDrones fly in a net.',
      'Our platformIt opens in May.',
    ])
    const links = log().getAllByRole('link')
    const tel = `tel:${site.phone.replaceAll(' ', '')}`
    expect(links.map(link => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Weekend courses', '/courses'],
      [site.phone, tel],
      [site.email, `mailto:${site.email}`],
      ['Eight labs', '/services#drone-lab'],
      ['Our platform', '/news/3'],
      ['Call', tel],
      ['Write', `mailto:${site.email}`],
    ])
    expect(log().queryByText('old text')).toBeNull()
  })

  it('links its page, and says which page has more', async () => {
    const { user, asked } = openChat()
    await user.type(input(), 'Drones?{Enter}')
    const pages = results.map(({ address, title }) => ({ address, title }))
    asked[0]?.reply('old text', { kind: 'answer', lines: ['Eight drones.'], pages, results: [] })
    await log().findByText('Eight drones.')
    expect(
      log()
        .getAllByRole('link')
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Eight labs', 'More on this: Our platform'])
  })

  it('names the opening hours once in a conversation', async () => {
    const { user, asked } = openChat()
    for (const at of [0, 1]) {
      await user.type(input(), `Question ${at}{Enter}`)
      asked[at]?.reply('x', { kind: 'unknown', lines: [`Nothing ${at}`], pages: [], results: [], contact })
      await log().findByText(`Nothing ${at}`)
    }
    expect(log().getAllByText(contact.hours)).toHaveLength(1)
    expect(log().getAllByRole('link', { name: `Call ${site.phone}` })).toHaveLength(2)
  })
})
