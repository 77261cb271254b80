/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { createChat } from '../conversation/chat.ts'
import { CONNECTION_ERROR_TEXT, EMPTY_REPLY_TEXT, emptyConversation } from '../conversation/conversation.ts'
import { noMemory } from '../conversation/fixtures/no-memory.ts'
import { MAX_TEXT_LENGTH } from '../conversation/readable-text.ts'
import { ChatWindow } from './ChatWindow.tsx'
import { untrustedUrls, hostileReplies, repliesWithoutVisibleText } from './fixtures/hostile-replies.ts'

/**
 * Sends a question to a gateway that answers `reply`. Returns the element of the message that the chat then
 * shows.
 */
async function shown(reply: string): Promise<Element> {
  const chat = createChat({ ask: () => Promise.resolve({ text: reply }), memory: noMemory })
  render(<ChatWindow chat={chat} address="/sitemap" onClose={() => undefined} />)
  await act(() => Promise.resolve(chat.send('Hi')))
  const bubble = screen.getByText('Assistant:').parentElement
  if (!bubble) throw new Error('There is no reply.')
  return bubble
}

/**
 * Returns an element's children as an array. A live collection would be slow, because jsdom counts it again
 * at every step of a loop.
 */
const childrenOf = (element: Element): readonly Element[] => [...element.querySelectorAll(':scope > *')]

/** The text of a message, without the sender's name for screen readers. */
const textOf = (bubble: Element): string =>
  childrenOf(bubble)
    .slice(1)
    .map(line => line.textContent)
    .join('\n')

const attributesOf = (element: Element): readonly string[] =>
  element.getAttributeNames().filter(name => name !== 'class')

const TURNING_OR_HIDING =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u

it('knows more than sixty of them', () => {
  expect(new Set(hostileReplies).size).toBe(hostileReplies.length)
  expect(hostileReplies.length).toBeGreaterThan(60)
})

it.each(hostileReplies.map(reply => [JSON.stringify(reply).slice(0, 60), reply]))(
  'shows nothing but text, lines and links to our own pages of %s',
  async (_start, reply) => {
    const bubble = await shown(reply)
    const [name, ...lines] = childrenOf(bubble)
    expect(name?.localName).toBe('span')
    for (const line of lines) {
      expect(line.localName).toBe('p')
      expect(attributesOf(line).filter(attribute => attribute !== 'lang')).toEqual(['dir'])
    }
    const links = lines.flatMap(childrenOf)
    for (const link of links) {
      expect(link.localName).toBe('a')
      expect(attributesOf(link)).toEqual(['href'])
      expect(link.getAttribute('href')).toBe(link.textContent)
      expect(link.getAttribute('href')).toMatch(/^\/[a-z0-9][a-z0-9/#-]{0,99}$/)
      expect(new URL(link.getAttribute('href') ?? '', 'https://www.kutuhal.example').host).toBe(
        'www.kutuhal.example',
      )
      expect(link.children).toHaveLength(0)
    }
    expect(textOf(bubble).replaceAll('\n', '')).not.toMatch(TURNING_OR_HIDING)
    expect(textOf(bubble)).not.toMatch(/\p{M}{5}/u)
    expect(textOf(bubble).length).toBeLessThanOrEqual(MAX_TEXT_LENGTH)
    expect(textOf(bubble).trim()).not.toBe('')
    expect(textOf(bubble)).not.toBe(CONNECTION_ERROR_TEXT)
    expect(textOf(bubble) === EMPTY_REPLY_TEXT).toBe(repliesWithoutVisibleText.includes(reply))
    if (untrustedUrls.includes(reply)) expect(links).toEqual([])
    // Check that the reply added no such element anywhere else on the page.
    expect(
      document.querySelectorAll('script, img, iframe, object, base, meta, link, form form'),
    ).toHaveLength(0)
  },
)

it.each([
  ['Hello, a space that is none: /courses/iot\u200b.', ['/courses/iot']],
  ['Go to /courses?next=//evil.example now', ['/courses']],
  ['See (/contact), “/news/3” and /services#drone-lab.', ['/contact', '/news/3', '/services#drone-lab']],
])('keeps our own links in %j', async (reply, links) => {
  const bubble = await shown(reply)
  expect([...bubble.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual(links)
})

it('shows nothing else of a question, nor of what was kept by a release that let more through', () => {
  const messages = [
    { from: 'user', text: 'Pay \u202e995\u202c? <b>/\\evil.example</b>' },
    { from: 'bot', text: 'Yes:\u200b \u2066/courses' },
  ] as const
  const chat = createChat({
    ask: () => Promise.resolve({ text: '' }),
    memory: { ...noMemory, recall: () => ({ ...emptyConversation, messages }) },
  })
  render(<ChatWindow chat={chat} address="/sitemap" onClose={() => undefined} />)
  expect([...screen.getByRole('log').children].map(textOf)).toEqual([
    'Pay 995? <b>/\\evil.example</b>',
    'Yes: /courses',
  ])
})
