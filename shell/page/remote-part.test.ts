import {
  isAwaited,
  isMissed,
  remotePartReducer,
  type RemotePart,
  type RemotePartEvent,
} from './remote-part.ts'

const parts = {
  idle: { status: 'idle' },
  opening: { status: 'opening' },
  slow: { status: 'slow' },
  ready: { status: 'ready', content: 'the page' },
  frozen: { status: 'frozen' },
  failed: { status: 'failed' },
} as const satisfies { readonly [Status in RemotePart<string>['status']]: RemotePart<string> }

const events = {
  asked: { type: 'asked' },
  waitedLong: { type: 'waitedLong' },
  opened: { type: 'opened', content: 'the page anew' },
  frozen: { type: 'frozen' },
  failed: { type: 'failed' },
} as const satisfies { readonly [Type in RemotePartEvent<string>['type']]: RemotePartEvent<string> }

type Status = keyof typeof parts
type Type = keyof typeof events

const table: { readonly [From in Status]: { readonly [Event in Type]: Status } } = {
  idle: { asked: 'opening', waitedLong: 'idle', opened: 'ready', frozen: 'frozen', failed: 'failed' },
  opening: { asked: 'opening', waitedLong: 'slow', opened: 'ready', frozen: 'frozen', failed: 'failed' },
  slow: { asked: 'opening', waitedLong: 'slow', opened: 'ready', frozen: 'slow', failed: 'failed' },
  ready: { asked: 'ready', waitedLong: 'ready', opened: 'ready', frozen: 'frozen', failed: 'failed' },
  frozen: { asked: 'frozen', waitedLong: 'slow', opened: 'ready', frozen: 'frozen', failed: 'failed' },
  failed: { asked: 'opening', waitedLong: 'failed', opened: 'ready', frozen: 'frozen', failed: 'failed' },
}

const statuses = ['idle', 'opening', 'slow', 'ready', 'frozen', 'failed'] as const
const types = ['asked', 'waitedLong', 'opened', 'frozen', 'failed'] as const
const rows = statuses.flatMap(from => types.map(type => ({ from, type, to: table[from][type] })))

it.each(rows)('a part that is $from and then $type is $to', ({ from, type, to }) => {
  expect(remotePartReducer(parts[from], events[type]).status).toBe(to)
})

it('is what opened last', () => {
  expect(remotePartReducer(parts.ready, events.opened)).toEqual({ status: 'ready', content: 'the page anew' })
})

it.each(rows.filter(({ from, type, to }) => from === to && (type === 'asked' || type === 'waitedLong')))(
  'a part that is $from and then $type is the very same part',
  ({ from, type }) => {
    expect(remotePartReducer(parts[from], events[type])).toBe(parts[from])
  },
)

it('is another failure when it fails once more: its visitor may have lost the place', () => {
  expect(remotePartReducer(parts.failed, events.failed)).not.toBe(parts.failed)
})

it.each([
  { from: 'idle', waits: false, isTold: false },
  { from: 'opening', waits: true, isTold: false },
  { from: 'slow', waits: false, isTold: true },
  { from: 'ready', waits: false, isTold: false },
  { from: 'frozen', waits: true, isTold: false },
  { from: 'failed', waits: false, isTold: true },
] as const)('of a part that is $from a visitor is told: $isTold, or waits to be: $waits', row => {
  expect(isAwaited(parts[row.from])).toBe(row.waits)
  expect(isMissed(parts[row.from])).toBe(row.isTold)
})
