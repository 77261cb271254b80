/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useEscapeKey } from './use-escape.ts'

const onEscape = jest.fn()
afterEach(() => onEscape.mockClear())

function Chat() {
  const chat = useRef<HTMLDivElement>(null)
  useEscapeKey(chat, onEscape)
  return (
    <div ref={chat}>
      <button aria-haspopup="true" aria-expanded="true">
        In the chat
      </button>
    </div>
  )
}

const pageWith = (rest: string) => {
  render(<Chat />)
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = rest
  leave = () => page.remove()
  return page.querySelector<HTMLElement>('[autofocus]') ?? document.body
}
let leave = () => {}
afterEach(() => leave())

const press = (element: Element, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(element, { key: 'Escape', ...init })

it.each([
  ['nowhere', ''],
  ['on a link of the page', '<a href="/news" autofocus>News</a>'],
  ['in a field of the page', '<input value="Meera" autofocus>'],
  ['in a search that is empty', '<input type="search" autofocus>'],
  [
    'beside a closed menu',
    '<button aria-haspopup="true" aria-expanded="false" autofocus>Menu</button><dialog></dialog>',
  ],
])('hears Escape while the focus is %s', (_where, rest) => {
  const focused = pageWith(rest)
  focused.focus()
  press(focused)
  expect(onEscape).toHaveBeenCalledTimes(1)
})

it('hears Escape in the chat, whatever opens there', () => {
  render(<Chat />)
  screen.getByRole('button').focus()
  press(screen.getByRole('button'))
  expect(onEscape).toHaveBeenCalledTimes(1)
})

it.each([
  ['a dialog is open', '<dialog open>Really?</dialog>'],
  ['a dialog of somebody else is open', '<div role="dialog" aria-modal="true">Really?</div>'],
  ['a menu is open', '<button aria-haspopup="menu" aria-expanded="true">Menu</button>'],
  ['it may close a list of choices', '<select autofocus><option>One</option></select>'],
  ['it may close a calendar', '<input type="date" autofocus>'],
  ['it empties a search', '<input type="search" value="lab" autofocus>'],
])('leaves Escape alone while %s', (_what, rest) => {
  const focused = pageWith(rest)
  focused.focus()
  press(focused)
  expect(onEscape).not.toHaveBeenCalled()
})

it('leaves Escape alone that closes something which has gone before the event comes up again', () => {
  const page = pageWith('<dialog open autofocus>Really?</dialog>')
  const shut = () => page.remove()
  page.addEventListener('keydown', shut)
  press(page)
  expect(onEscape).not.toHaveBeenCalled()
})

it.each<[string, KeyboardEventInit]>([
  ['ends the writing of a word', { isComposing: true }],
  ['ends the writing of a word in Safari', { keyCode: 229 }],
  ['is held down', { repeat: true }],
  ['is pressed together with another key', { shiftKey: true }],
  ['is another key', { key: 'Enter' }],
])('leaves a key alone that %s', (_what, init) => {
  press(pageWith(''), init)
  expect(onEscape).not.toHaveBeenCalled()
})

it('leaves Escape alone that somebody else has dealt with', () => {
  const page = pageWith('')
  const deal = (event: Event) => event.preventDefault()
  page.addEventListener('keydown', deal)
  press(page)
  page.removeEventListener('keydown', deal)
  expect(onEscape).not.toHaveBeenCalled()
})

it('hears nothing any more when the chat is closed', () => {
  const { unmount } = render(<Chat />)
  unmount()
  press(document.body)
  expect(onEscape).not.toHaveBeenCalled()
})
