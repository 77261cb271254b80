import type { MessageToFrame } from './frame-messages.ts'
import { createMessageQueue } from './message-queue.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function listening() {
  const done: MessageToFrame[] = []
  const onFlood = jest.fn()
  return { done, onFlood, hear: createMessageQueue(message => done.push(message), onFlood) }
}

it('acts on what a page asks, in its order', () => {
  const { done, hear } = listening()
  for (const call of ['moveForward', 'turnLeft', 'reset'] as const) hear({ call })
  jest.advanceTimersByTime(0)
  expect(done).toEqual([{ call: 'moveForward' }, { call: 'turnLeft' }, { call: 'reset' }])
})

it('takes of a thousand options the last', () => {
  const { done, hear } = listening()
  for (let count = 0; count < 1000; count++) hear({ set: { accent: `rgb(${count}, 0, 0)`, sound: null } })
  jest.advanceTimersByTime(1000)
  expect(done).toEqual([{ set: { accent: 'rgb(999, 0, 0)', sound: null } }])
})

it('leaves the visitor room in a flood of calls, and leaves out what is too much', () => {
  const { done, onFlood, hear } = listening()
  for (let count = 0; count < 10_000; count++) hear({ call: 'turnLeft' })
  jest.advanceTimersByTime(0)
  expect(done).toHaveLength(20)
  jest.advanceTimersByTime(49)
  expect(done).toHaveLength(20)
  jest.advanceTimersByTime(10_000)
  expect(done).toHaveLength(200)
  expect(onFlood).toHaveBeenCalledTimes(9800)
})
