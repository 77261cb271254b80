/** @jest-environment jsdom */
import { runAfterFirstView } from './first-view.ts'

const inView = { top: 10, bottom: 100, left: 0, right: 100 } as DOMRect
const below = { ...inView, top: innerHeight + 1, bottom: innerHeight + 100 }

/** jsdom has no pictures and no layout. */
function picture(place: DOMRect): HTMLImageElement {
  const image = document.createElement('img')
  Object.defineProperty(image, 'complete', { value: false })
  image.getBoundingClientRect = () => place
  document.body.append(image)
  return image
}

/** 50 ms is the shortest time after which the bootstrap assumes that the browser has painted. */
const paint = () => jest.advanceTimersByTime(50)

beforeEach(() => {
  jest.useFakeTimers()
  document.body.replaceChildren()
})

it('waits for the first paint, and for nothing else on a page of text', () => {
  const then = jest.fn()
  runAfterFirstView(then)
  expect(then).not.toHaveBeenCalled()
  paint()
  expect(then).toHaveBeenCalledTimes(1)
})

it('waits for all pictures in view, those that fail too, and not for others', () => {
  const then = jest.fn()
  const [first, second] = [picture(inView), picture(inView)]
  picture(below)
  runAfterFirstView(then)
  paint()
  first.dispatchEvent(new Event('load'))
  expect(then).not.toHaveBeenCalled()
  second.dispatchEvent(new Event('error'))
  // All pictures have loaded or failed, but the browser still has to paint before the callback.
  expect(then).not.toHaveBeenCalled()
  paint()
  expect(then).toHaveBeenCalledTimes(1)
})

it('waits for no picture for ever, and comes once', () => {
  const then = jest.fn()
  const late = picture(inView)
  runAfterFirstView(then)
  paint()
  jest.advanceTimersByTime(10_000)
  late.dispatchEvent(new Event('load'))
  expect(then).toHaveBeenCalledTimes(1)
})
