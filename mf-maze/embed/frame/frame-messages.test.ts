import { parseMessageToFrame } from './frame-messages.ts'

const marked = (message: object) => ({ 'robot-maze': 1, ...message })

it('understands what a page may ask of the maze', () => {
  for (const call of ['reset', 'moveForward', 'turnLeft', 'turnRight'] as const) {
    expect(parseMessageToFrame(marked({ call }))).toEqual({ call })
  }
  const set = { theme: 'dark', 'reset-label': 'Again', sound: null } as const
  expect(parseMessageToFrame(marked({ set }))).toEqual({ set })
})

it('takes no attribute that is none of the maze’s, and no value that is no text', () => {
  const set = { onclick: 'alert(1)', id: 'x', theme: { toString: () => 'dark' }, accent: 'teal' }
  expect(parseMessageToFrame(marked({ set }))).toEqual({ set: { accent: 'teal' } })
})

it('never lists the fields of `set`, of which a message may have a hundred million', () => {
  const ownKeys = jest.fn(() => [])
  parseMessageToFrame(marked({ set: new Proxy({}, { ownKeys }) }))
  expect(ownKeys).not.toHaveBeenCalled()
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
    marked({ call: 'remove' }),
    marked({ set: 'dark' }),
    marked({ event: 'maze-move', detail: {} }),
  ]) {
    expect(parseMessageToFrame(data)).toBeUndefined()
  }
})
