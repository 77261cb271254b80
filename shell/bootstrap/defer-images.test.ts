/** @jest-environment jsdom */
import { IMAGES_DEFERRED_ATTRIBUTE, deferImages, releaseDeferredImages } from './defer-images.ts'

/** How far up the style that defers images moves them; px. */
const AWAY = 100_000

const areDeferred = () => document.documentElement.hasAttribute(IMAGES_DEFERRED_ATTRIBUTE)

/** @param top the picture's position on the page in px, since jsdom has no layout */
function picture(top: number): HTMLImageElement {
  const image = document.createElement('img')
  image.setAttribute('loading', 'lazy')
  const rect = { top: top - AWAY, bottom: top + 100 - AWAY, left: 0, right: 100 }
  image.getBoundingClientRect = () => rect as DOMRect
  document.body.append(image)
  return image
}

const paint = () => jest.advanceTimersByTime(50)

function arrive(): void {
  releaseDeferredImages()
  paint()
}

beforeEach(() => {
  jest.useFakeTimers()
  deferImages()
  document.body.replaceChildren()
})

it('holds them until somebody scrolls, in a document that has not come to its end', () => {
  picture(0)
  paint()
  expect(areDeferred()).toBe(true)
  dispatchEvent(new Event('scroll'))
  expect(areDeferred()).toBe(false)
})

it('holds pictures below the window', () => {
  picture(innerHeight + 1)
  arrive()
  expect(areDeferred()).toBe(true)
})

it('holds none where one is in view', () => {
  picture(innerHeight + 1)
  picture(innerHeight - 1)
  arrive()
  expect(areDeferred()).toBe(false)
})

it.each(['wheel', 'touchstart', 'keydown', 'focusin', 'popstate'])(
  'lets them go after the first %s has been answered',
  sign => {
    picture(innerHeight + 1)
    arrive()
    dispatchEvent(new Event(sign))
    expect(areDeferred()).toBe(true)
    paint()
    expect(areDeferred()).toBe(false)
  },
)

it('lets them go before they are printed', () => {
  picture(innerHeight + 1)
  arrive()
  dispatchEvent(new Event('beforeprint'))
  expect(areDeferred()).toBe(false)
})

it('does not ask where one is that the browser has not laid out', () => {
  const skipped = picture(innerHeight - 1)
  skipped.checkVisibility = () => false
  const ask = jest.fn()
  skipped.getBoundingClientRect = ask
  arrive()
  expect(ask).not.toHaveBeenCalled()
  expect(areDeferred()).toBe(true)
})

it('looks again when the window changes', () => {
  picture(innerHeight + 1)
  arrive()
  dispatchEvent(new Event('resize'))
  expect(areDeferred()).toBe(true)
  picture(0)
  dispatchEvent(new Event('resize'))
  expect(areDeferred()).toBe(false)
})

it('lets them go for somebody who only reads, also in a document that has not come to its end', () => {
  picture(innerHeight + 1)
  jest.advanceTimersByTime(15_000)
  expect(areDeferred()).toBe(false)
})

it('does not for somebody who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  jest.clearAllTimers()
  deferImages()
  arrive()
  jest.advanceTimersByTime(60_000)
  Reflect.deleteProperty(navigator, 'connection')
  expect(areDeferred()).toBe(true)
})
