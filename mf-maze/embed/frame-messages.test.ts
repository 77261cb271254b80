import { isFailure, isGreeting, marked, readFromFrame, readToFrame } from './frame-messages.ts'

it('understands what a page may ask of the maze', () => {
  for (const call of ['reset', 'moveForward', 'turnLeft', 'turnRight'] as const) {
    expect(readToFrame(marked({ call }))).toEqual({ call })
  }
  const set = { theme: 'dark', 'reset-label': 'Again', sound: null } as const
  expect(readToFrame(marked({ set }))).toEqual({ set })
})

it('takes no attribute that is none of the maze’s, and no value that is no text', () => {
  const set = { onclick: 'alert(1)', id: 'x', theme: { toString: () => 'dark' }, accent: 'teal' }
  expect(readToFrame({ 'robot-maze': 1, set })).toEqual({ set: { accent: 'teal' } })
})

it('understands the events of a maze', () => {
  const message = { event: 'maze-move', detail: { version: '1.0.0', moves: 1 } } as const
  expect(readFromFrame(marked(message))).toEqual(message)
})

it('knows that the page in the frame is there', () => {
  expect(isGreeting(marked({ here: '1.0.0' }))).toBe(true)
  expect([{ here: '1.0.0' }, marked({ call: 'reset' }), null].some(isGreeting)).toBe(false)
})

it('knows that the game did not come into the frame', () => {
  expect(isFailure(marked({ failed: '1.0.0' }))).toBe(true)
  expect([{ failed: '1.0.0' }, marked({ here: '1.0.0' }), null].some(isFailure)).toBe(false)
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
    expect([readToFrame(data), readFromFrame(data)]).toEqual([undefined, undefined])
  }
})
