/** @jest-environment jsdom */
import { holdLayout, releaseLayout } from './held-layout.ts'

// jsdom knows of no navigation, and lays nothing out.
Object.assign(Element.prototype, { checkVisibility: () => true })

/** @param address as it is written behind the site's own */
function arrive(type: string, address = '/'): void {
  history.replaceState(null, '', address)
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  holdLayout()
}

const frame = () => jest.advanceTimersToNextFrame()
const isHeld = () => document.documentElement.hasAttribute('data-layout-waits')
const laidOut = () => document.querySelectorAll('[data-laid-out]').length

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.removeAttribute('data-layout-waits')
  document.body.innerHTML =
    '<main><div data-page><section></section><section></section></div></main><section></section><footer></footer>'
})

it('holds all but the first part until the first view is there, then lays out what a frame has time for', () => {
  const then = jest.fn()
  // Each part takes more than its share of a frame.
  let now = 0
  performance.now = () => (now += 5)
  arrive('navigate')
  releaseLayout(then)
  jest.advanceTimersByTime(20)
  const counts = new Set<number>()
  while (isHeld()) {
    counts.add(laidOut())
    frame()
  }
  expect([...counts]).toEqual([0, 1, 2, 3])
  expect(laidOut()).toBe(0)
  expect(then).toHaveBeenCalledTimes(1)
})

it('holds nothing any more when the document has loaded', () => {
  const then = jest.fn()
  arrive('navigate')
  releaseLayout(then)
  dispatchEvent(new Event('load'))
  expect(isHeld()).toBe(false)
  jest.advanceTimersByTime(1000)
  expect(laidOut()).toBe(0)
  expect(then).toHaveBeenCalledTimes(1)
})

it.each([
  ['who goes back', 'back_forward', '/'],
  ['who reloads', 'reload', '/'],
  ['who comes to a place on the page', 'navigate', '/#get-started'],
])('holds nothing for somebody %s', (_, type, address) => {
  arrive(type, address)
  expect(isHeld()).toBe(false)
})
