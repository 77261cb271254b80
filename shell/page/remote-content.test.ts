/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import {
  isRemotePending,
  hasRemoteFailed,
  remoteStateReducer,
  useRemoteState,
  type RemoteState,
  type RemoteEvent,
} from './remote-content.ts'

const parts = {
  idle: { status: 'idle' },
  opening: { status: 'opening' },
  slow: { status: 'slow' },
  ready: { status: 'ready', content: 'the page' },
  frozen: { status: 'frozen' },
  unreachable: { status: 'unreachable' },
  failed: { status: 'failed' },
} as const satisfies { readonly [Status in RemoteState<string>['status']]: RemoteState<string> }

const events = {
  requested: { type: 'requested' },
  timedOut: { type: 'timedOut' },
  opened: { type: 'opened', content: 'the page again' },
  frozen: { type: 'frozen' },
  unreachable: { type: 'unreachable' },
  failed: { type: 'failed' },
} as const satisfies { readonly [Type in RemoteEvent<string>['type']]: RemoteEvent<string> }

type Status = keyof typeof parts
type Type = keyof typeof events

const ends = { opened: 'ready', unreachable: 'unreachable', failed: 'failed' } as const

const table: { readonly [From in Status]: { readonly [Event in Type]: Status } } = {
  idle: { ...ends, requested: 'opening', timedOut: 'idle', frozen: 'frozen' },
  opening: { ...ends, requested: 'opening', timedOut: 'slow', frozen: 'frozen' },
  slow: { ...ends, requested: 'slow', timedOut: 'slow', frozen: 'slow' },
  ready: { ...ends, requested: 'ready', timedOut: 'ready', frozen: 'frozen' },
  frozen: { ...ends, requested: 'frozen', timedOut: 'slow', frozen: 'frozen' },
  unreachable: { ...ends, requested: 'opening', timedOut: 'unreachable', frozen: 'frozen' },
  failed: { ...ends, requested: 'opening', timedOut: 'failed', frozen: 'frozen' },
}

const statuses = ['idle', 'opening', 'slow', 'ready', 'frozen', 'unreachable', 'failed'] as const
const types = ['requested', 'timedOut', 'opened', 'frozen', 'unreachable', 'failed'] as const
const rows = statuses.flatMap(from => types.map(type => ({ from, type, to: table[from][type] })))

it.each(rows)('a part that is $from and then $type is $to', ({ from, type, to }) => {
  expect(remoteStateReducer(parts[from], events[type]).status).toBe(to)
})

it('is what opened last', () => {
  expect(remoteStateReducer(parts.ready, events.opened)).toEqual({
    status: 'ready',
    content: 'the page again',
  })
})

it.each(rows.filter(({ from, type, to }) => from === to && (type === 'requested' || type === 'timedOut')))(
  'a part that is $from and then $type is the very same part',
  ({ from, type }) => {
    expect(remoteStateReducer(parts[from], events[type])).toBe(parts[from])
  },
)

it.each(['unreachable', 'failed'] as const)(
  'is another part when it is %s once more: its visitor may have lost the place',
  status => {
    expect(remoteStateReducer(parts[status], events[status])).not.toBe(parts[status])
  },
)

it.each([
  { from: 'idle', waits: false, isTold: false },
  { from: 'opening', waits: true, isTold: false },
  { from: 'slow', waits: false, isTold: false },
  { from: 'ready', waits: false, isTold: false },
  { from: 'frozen', waits: true, isTold: false },
  { from: 'unreachable', waits: false, isTold: true },
  { from: 'failed', waits: false, isTold: true },
] as const)(
  'of a part that is $from a visitor is told that it is missing: $isTold, or waits to be told anything: $waits',
  row => {
    expect(isRemotePending(parts[row.from])).toBe(row.waits)
    expect(hasRemoteFailed(parts[row.from])).toBe(row.isTold)
  },
)

describe('the hook', () => {
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
})
