/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { emitShellEvent } from '../document-data.ts'
import { captureEarlyInput } from './early-input.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each(['select', 'textarea'])('tells a %s after hydration what a visitor has entered before', tag => {
  document.body.innerHTML = '<div data-page></div>'
  const page = document.querySelector('[data-page]') ?? document.body
  captureEarlyInput()
  const onChange = jest.fn()
  act(() => createRoot(page).render(createElement(tag, { onChange })))
  const field = page.querySelector(tag)
  // Writes like a visitor: React would notice if the test set `value`.
  if (field instanceof HTMLTextAreaElement) field.setRangeText('Robots')
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(onChange).not.toHaveBeenCalled()

  emitShellEvent('shell-hydrated')
  emitShellEvent('page-hydrated')
  act(() => jest.runAllTimers())
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('leaves a field alone that its component has set since then', () => {
  document.body.innerHTML = '<div data-page><select><option>Newest<option>Oldest</select></div>'
  captureEarlyInput()
  const field = document.querySelector('select') ?? document.createElement('select')
  const onChange = jest.fn()
  field.addEventListener('change', onChange)
  field.selectedIndex = 1
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.selectedIndex = 0

  emitShellEvent('shell-hydrated')
  emitShellEvent('page-hydrated')
  jest.runAllTimers()
  expect(onChange).not.toHaveBeenCalled()
})
