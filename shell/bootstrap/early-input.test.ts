/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { emitShellEvent } from '../document-data.ts'
import { captureEarlyInput } from './early-input.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each([
  ['select', 'change', 'at once'],
  ['textarea', 'input', 'after hydration'],
])('tells a %s by its event "%s" %s what a visitor has entered before', (tag, type, when) => {
  document.body.innerHTML = '<div data-page></div>'
  const page = document.querySelector('[data-page]') ?? document.body
  captureEarlyInput()
  const onChange = jest.fn()
  act(() => createRoot(page).render(createElement(tag, { onChange })))
  const field = page.querySelector(tag)
  // Writes like a visitor: React would notice if the test set `value`.
  if (field instanceof HTMLTextAreaElement) field.setRangeText('Robots')
  field?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(onChange).toHaveBeenCalledTimes(when === 'at once' ? 1 : 0)

  emitShellEvent('shell-hydrated')
  emitShellEvent('page-hydrated')
  act(() => jest.runAllTimers())
  expect(onChange).toHaveBeenCalledTimes(1)
})
