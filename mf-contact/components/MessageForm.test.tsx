/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { english } from '../messages/english.ts'
import { MessageForm } from './MessageForm.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const button = () => screen.getByText('Send Message')
const name = () => screen.getByLabelText('Name')
const message = () => screen.getByLabelText('Message')
const keep = (draft: object) => sessionStorage.setItem('contact-draft', JSON.stringify(draft))
const kept = () => sessionStorage.getItem('contact-draft')
const showPage = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

function composedForm() {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<MessageForm words={english.form} />)
  document.body.append(container)
  return {
    container,
    hydrate: () => act(() => void (root = hydrateRoot(container, <MessageForm words={english.form} />))),
  }
}
let root: Root | undefined

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

it('cannot be sent before the page is hydrated, and keeps what was typed until then', async () => {
  const { hydrate } = composedForm()
  expect(button().hasAttribute('disabled')).toBe(true)
  await user.type(name(), 'Asha')

  hydrate()

  expect(button().hasAttribute('disabled')).toBe(false)
  await user.click(button())
  expect(name()).toHaveProperty('value', 'Asha')
  expect(name().getAttribute('aria-invalid')).toBeNull()
})

it('shows the newer draft when a visitor comes back to a page that holds an older one', async () => {
  composedForm().hydrate()
  await user.type(message(), 'Old')
  keep({ message: 'Newer' })
  showPage(true)
  expect(message()).toHaveProperty('value', 'Newer')
  await user.type(name(), 'A')
  expect(kept()).toContain('"message":"Newer"')

  sessionStorage.clear()
  showPage(true)
  expect(message()).toHaveProperty('value', '')
})

it('takes no older text for typed that the browser has filled in again', () => {
  const { container, hydrate } = composedForm()
  for (const field of container.querySelectorAll('textarea'))
    field.value = field.hidden ? JSON.stringify({ message: 'Old' }) : 'Old'
  keep({ message: 'Newer' })
  hydrate()
  expect(message()).toHaveProperty('value', 'Newer')
})

it('takes over what the browser fills in late, of a page that was left before it could keep it', () => {
  const { container, hydrate } = composedForm()
  hydrate()
  for (const field of container.querySelectorAll('textarea:not([hidden])'))
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'Typed early', field)
  showPage(false)
  expect(message()).toHaveProperty('value', 'Typed early')
  expect(kept()).toContain('"message":"Typed early"')
})

it('lets the browser keep the fields only where the tab cannot', async () => {
  const { container, hydrate } = composedForm()
  hydrate()
  await user.type(name(), 'A')
  expect(container.querySelector('form')?.autocomplete).toBe('off')
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  })
  await user.type(name(), 's')
  expect(container.querySelector('form')?.autocomplete).toBe('on')
  expect(container.querySelector<HTMLTextAreaElement>('textarea[hidden]')?.value).toBe('')
  blocked.mockRestore()
})

it('clears what was written, and what was submitted, from the page and from the browser', async () => {
  const written = { name: 'Asha', email: 'asha@example.com', phone: '', subject: '', message: 'Hello' }
  keep({ message: 'More', written })
  composedForm().hydrate()
  const clear = () => screen.queryByRole('button', { name: 'Clear what I wrote' })
  expect(message()).toHaveProperty('value', 'More')
  expect(screen.queryByText(/^One step left/)).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Clear what I wrote' }))

  expect(message()).toHaveProperty('value', '')
  expect(screen.queryByText(/^One step left/)).toBeNull()
  expect(document.querySelector('[name="copy"]')).toHaveProperty('value', '')
  expect(kept()).toBeNull()
  expect(document.activeElement).toBe(name())
  expect(screen.queryByText(/Cleared\./)).not.toBeNull()
  expect(clear()).toBeNull()

  await user.type(name(), 'B')
  expect(screen.queryByText(/Cleared\./)).toBeNull()
  expect(clear()).not.toBeNull()
})
