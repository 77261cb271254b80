/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { english } from '../words/english.ts'
import { MessageForm } from './MessageForm.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const button = () => screen.getByText('Send Message')
const name = () => screen.getByLabelText('Name')

it('cannot be sent before the page is hydrated, and keeps what was typed until then', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<MessageForm words={english.form} />)
  document.body.append(container)
  expect(button().hasAttribute('disabled')).toBe(true)
  await user.type(name(), 'Asha')

  act(() => void hydrateRoot(container, <MessageForm words={english.form} />))

  expect(button().hasAttribute('disabled')).toBe(false)
  await user.click(button())
  expect(name()).toHaveProperty('value', 'Asha')
  expect(name().getAttribute('aria-invalid')).toBeNull()
})
