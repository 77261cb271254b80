/** @jest-environment jsdom */
import { deferLayout, releaseDeferredLayout } from './defer-layout.ts'

// jsdom has no navigation timing, typefaces or layout.
Object.assign(Element.prototype, { checkVisibility: () => true })
let typefacesCome: () => void

/**
 * Simulates that a visitor opens a page.
 * @param type type of the navigation, e.g. `reload`
 * @param address relative to the site
 */
function arrive(type: string, address = '/'): void {
  history.replaceState(null, '', address)
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  deferLayout()
}

const frame = () => jest.advanceTimersToNextFrame()
const isDeferred = () => document.documentElement.hasAttribute('data-layout-waits')
const laidOut = () => document.querySelectorAll('[data-laid-out]').length

// Wait for the `load` event of jsdom's own document: during a test, this event would end the deferral.
beforeAll(() => new Promise(resolve => addEventListener('load', resolve, { once: true })))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(document, { fonts: { ready: new Promise<void>(resolve => (typefacesCome = resolve)) } })
  document.documentElement.removeAttribute('data-layout-waits')
  document.body.innerHTML =
    '<main><div data-page><section></section><section></section><section></section></div></main><section></section><footer></footer>'
})

it('holds all but the first part until the first view is there, then lays out what a frame has time for', async () => {
  const then = jest.fn()
  // Simulate a slow computer, which has time to lay out only one part per frame.
  let now = 0
  performance.now = () => (now += 5)
  arrive('navigate')
  releaseDeferredLayout(then)
  await jest.advanceTimersByTimeAsync(1000)
  expect(laidOut()).toBe(0)
  typefacesCome()
  await jest.advanceTimersByTimeAsync(0)
  const counts = new Set<number>()
  while (isDeferred()) {
    counts.add(laidOut())
    frame()
  }
  expect([...counts]).toEqual([0, 1, 2, 3, 4])
  expect(laidOut()).toBe(0)
  expect(then).toHaveBeenCalledTimes(1)
})

it.each(['load', 'beforeprint', 'shell-reporting'])('holds nothing any more from %s on', event => {
  const then = jest.fn()
  arrive('navigate')
  releaseDeferredLayout(then)
  dispatchEvent(new Event(event))
  expect(isDeferred()).toBe(false)
  jest.advanceTimersByTime(1000)
  expect(laidOut()).toBe(0)
  expect(then).toHaveBeenCalledTimes(1)
})

it('holds nothing of a document that has been cut off and has loaded', () => {
  arrive('navigate')
  expect(isDeferred()).toBe(true)
  dispatchEvent(new Event('load'))
  expect(isDeferred()).toBe(false)
})

it.each([
  ['who goes back', 'back_forward', '/'],
  ['who reloads', 'reload', '/'],
  ['who comes to a place on the page', 'navigate', '/#get-started'],
])('holds nothing for somebody %s', (_, type, address) => {
  arrive(type, address)
  expect(isDeferred()).toBe(false)
})
