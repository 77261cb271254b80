import {
  addProtocolMarker,
  isFrameSignal,
  parseMessageFromFrame,
  parseMessageToFrame,
} from './frame-messages.ts'

it('understands what a page may ask of the maze', () => {
  for (const call of ['reset', 'moveForward', 'turnLeft', 'turnRight'] as const) {
    expect(parseMessageToFrame(addProtocolMarker({ call }))).toEqual({ call })
  }
  const set = { theme: 'dark', 'reset-label': 'Again', sound: null } as const
  expect(parseMessageToFrame(addProtocolMarker({ set }))).toEqual({ set })
})

it('takes no attribute that is none of the maze’s, and no value that is no text', () => {
  const set = { onclick: 'alert(1)', id: 'x', theme: { toString: () => 'dark' }, accent: 'teal' }
  expect(parseMessageToFrame({ 'robot-maze': 1, set })).toEqual({ set: { accent: 'teal' } })
})

it('understands the events of a maze', () => {
  const at = { version: '1.0.0', x: 0, y: 3, direction: 0, moves: 1 }
  for (const message of [
    { event: 'maze-ready', detail: at },
    { event: 'maze-move', detail: at },
    { event: 'maze-outcome', detail: { ...at, outcome: 'hitAWall', text: 'रोबोट दीवार से टकरा गया!' } },
    { event: 'maze-resize', detail: { version: '1.0.0', width: 320.5, height: 900 } },
  ] as const) {
    expect(parseMessageFromFrame(addProtocolMarker(message))).toEqual(message)
  }
})

it.each([
  ['no detail that a maze has', 'maze-move', { stolen: 'secret' }],
  ['a text for a number', 'maze-move', { version: '1.0.0', x: '<b>', y: 3, direction: 0, moves: 1 }],
  ['an endless height', 'maze-resize', { version: '1.0.0', width: 1, height: Infinity }],
  ['a height below nothing', 'maze-resize', { version: '1.0.0', width: 1, height: -1 }],
  [
    'markup for a sentence',
    'maze-outcome',
    {
      ...{ version: '1.0.0', x: 0, y: 0, direction: 0, moves: 1, outcome: 'hitAWall' },
      text: '<img src=x onerror=alert(1)>',
    },
  ],
  [
    'an endless version',
    'maze-ready',
    { version: `1.0.${'0'.repeat(1000)}`, x: 0, y: 0, direction: 0, moves: 1 },
  ],
  ['markup for a version', 'maze-ready', { version: '<b>1</b>', x: 0, y: 0, direction: 0, moves: 1 }],
] as const)('hands on no event with %s', (_, event, detail) => {
  expect(parseMessageFromFrame(addProtocolMarker({ event, detail }))).toBeUndefined()
})

it('hands on nothing but the fields that partners know', () => {
  const detail = { version: '1.0.0', width: 1, height: 2 }
  const data = { 'robot-maze': 1, event: 'maze-resize', detail: { ...detail, stolen: 'secret' } }
  expect(parseMessageFromFrame(data)).toEqual({ event: 'maze-resize', detail })
})

it.each([
  ['event', (detail: object) => parseMessageFromFrame({ 'robot-maze': 1, event: 'maze-move', detail })],
  ['set', (set: object) => parseMessageToFrame({ 'robot-maze': 1, set })],
] as const)('never lists the fields of `%s`, of which a message may have a hundred million', (_, parse) => {
  const ownKeys = jest.fn(() => [])
  parse(new Proxy({}, { ownKeys }))
  expect(ownKeys).not.toHaveBeenCalled()
})

it.each([
  ['the page in the frame is there', 'here', 'failed'],
  ['the game did not come into the frame', 'failed', 'here'],
] as const)('knows that %s', (_what, kind, other) => {
  const isSignal = (data: unknown) => isFrameSignal(data, kind)
  expect(isSignal({ 'robot-maze': 1, [kind]: '1.0.0' })).toBe(true)
  const others = [
    { [kind]: '1.0.0' },
    { 'robot-maze': 1, [other]: '1.0.0' },
    { 'robot-maze': 1, [kind]: 1 },
    null,
  ]
  expect(others.some(isSignal)).toBe(false)
})

it('leaves the messages of others alone', () => {
  for (const data of [
    undefined,
    null,
    'reset',
    7,
    {},
    { call: 'reset' },
    { 'robot-maze': 2, call: 'reset' },
    { 'robot-maze': 1, call: 'remove' },
    { 'robot-maze': 1, set: 'dark' },
    { 'robot-maze': 1, event: 'click', detail: {} },
    { 'robot-maze': 1, event: 'maze-move' },
  ]) {
    expect([parseMessageToFrame(data), parseMessageFromFrame(data)]).toEqual([undefined, undefined])
  }
})
