import type { MessageFromFrame } from './frame-messages.ts'
import { limitMessageRate } from './rate-limit.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const message = (event: MessageFromFrame['event'], height = 0): MessageFromFrame => ({
  event,
  detail: { height },
})

function listening() {
  const taken: MessageFromFrame[] = []
  const onFlood = jest.fn()
  return { taken, onFlood, ...limitMessageRate(each => taken.push(each), onFlood) }
}

it.each([
  ['maze-ready', 1, 0],
  ['maze-move', 250, 50],
  ['maze-outcome', 250, 50],
] as const)('takes of many %s %d at once, and %d a second after that', (event, atOnce, aSecond) => {
  const { taken, onFlood, hear } = listening()
  for (let count = 0; count < 900; count++) hear(message(event))
  expect(taken).toHaveLength(atOnce)
  jest.advanceTimersByTime(1001)
  for (let count = 0; count < 900; count++) hear(message(event))
  expect(taken).toHaveLength(atOnce + aSecond)
  expect(onFlood).not.toHaveBeenCalled()
})

it('lets no kind use up what another one may', () => {
  const { taken, hear } = listening()
  for (let count = 0; count < 500; count++) hear(message('maze-move'))
  hear(message('maze-ready'))
  expect(taken.at(-1)).toEqual(message('maze-ready'))
})

it('takes of too many sizes the last one, a little later', () => {
  const { taken, hear } = listening()
  for (let count = 1; count <= 500; count++) hear(message('maze-resize', count))
  expect(taken).toHaveLength(30)
  jest.advanceTimersByTime(1000)
  expect(taken).toHaveLength(31)
  expect(taken.at(-1)).toEqual(message('maze-resize', 500))
})

it('does not put up with a flood, of whatever it is', () => {
  const { taken, onFlood, hear } = listening()
  for (let count = 0; count < 1000; count++) hear(undefined)
  expect(onFlood).not.toHaveBeenCalled()
  hear(message('maze-move'))
  expect(onFlood).toHaveBeenCalled()
  expect(taken).toEqual([])
})

it('starts again with the next page', () => {
  const { taken, hear, restart } = listening()
  hear(message('maze-ready'))
  restart()
  hear(message('maze-ready'))
  expect(taken).toHaveLength(2)
})
