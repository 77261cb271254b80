/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRemoteState } from './use-remote-state.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('is slow when it has not come after three seconds', () => {
  const { result } = renderHook(() => useRemoteState<string>('opening'))
  pass(2999)
  expect(result.current[0].status).toBe('opening')
  pass(1)
  expect(result.current[0].status).toBe('slow')
})

it('is not waited for before anybody has asked for it', () => {
  const { result } = renderHook(() => useRemoteState<string>('idle'))
  pass(10_000)
  act(() => result.current[1]({ type: 'requested' }))
  pass(2999)
  expect(result.current[0].status).toBe('opening')
})

it('is one wait when another release takes over in the middle', () => {
  const { result } = renderHook(() => useRemoteState<string>('opening'))
  pass(2500)
  act(() => result.current[1]({ type: 'frozen' }))
  pass(500)
  expect(result.current[0].status).toBe('slow')
})

it('is a new wait when its code throws after it was there', () => {
  const { result } = renderHook(() => useRemoteState<string>('opening'))
  pass(2500)
  act(() => result.current[1]({ type: 'opened', content: 'the page' }))
  pass(10_000)
  expect(result.current[0].status).toBe('ready')
  act(() => result.current[1]({ type: 'frozen' }))
  pass(2999)
  expect(result.current[0].status).toBe('frozen')
})
