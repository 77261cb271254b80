/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { addressQuery, visit } from '../../testing/visit.tsx'
import { useTypedParameter } from './use-typed-parameter.ts'

const nothing = {}

function Box() {
  const [typed, type] = useTypedParameter('q', nothing)
  return <input value={typed} onChange={event => type(event.target.value)} />
}

it.each([
  ['a link is followed', () => fireEvent.click(document.body)],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
])('puts what was typed into the address before %s', (_, leave) => {
  visit('/news', <Box />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robot' } })
  expect(addressQuery()).toBe('')
  act(() => void leave())
  expect(addressQuery()).toBe('?q=robot')
})
