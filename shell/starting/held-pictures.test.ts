/** @jest-environment jsdom */
import { HELD, holdPictures, releasePictures } from './held-pictures.ts'

/** Where the style that moves them puts them. */
const AWAY = 100_000

const areHeld = () => document.documentElement.hasAttribute(HELD)

/** @param top of its place on the page, as jsdom lays nothing out; px */
function picture(top: number): HTMLImageElement {
  const image = document.createElement('img')
  image.setAttribute('loading', 'lazy')
  const rect = { top: top - AWAY, bottom: top + 100 - AWAY }
  image.getBoundingClientRect = () => rect as DOMRect
  document.body.append(image)
  return image
}

const paint = () => jest.advanceTimersByTime(50)

function arrive(): void {
  releasePictures()
  paint()
}

beforeEach(() => {
  jest.useFakeTimers()
  holdPictures()
  document.body.replaceChildren()
})

it('holds them until somebody scrolls, in a document that has not come to its end', () => {
  picture(0)
  paint()
  expect(areHeld()).toBe(true)
  dispatchEvent(new Event('scroll'))
  expect(areHeld()).toBe(false)
})

it('holds pictures below the window', () => {
  picture(innerHeight + 1)
  arrive()
  expect(areHeld()).toBe(true)
})

it('holds none where one is in view', () => {
  picture(innerHeight + 1)
  picture(innerHeight - 1)
  arrive()
  expect(areHeld()).toBe(false)
})

it.each(['wheel', 'touchstart', 'keydown', 'focusin', 'popstate'])(
  'lets them go after the first %s has been answered',
  sign => {
    picture(innerHeight + 1)
    arrive()
    dispatchEvent(new Event(sign))
    expect(areHeld()).toBe(true)
    paint()
    expect(areHeld()).toBe(false)
  },
)

it('lets them go before they are printed', () => {
  picture(innerHeight + 1)
  arrive()
  dispatchEvent(new Event('beforeprint'))
  expect(areHeld()).toBe(false)
})

it('does not ask where one is that the browser has not laid out', () => {
  const skipped = picture(innerHeight - 1)
  skipped.checkVisibility = () => false
  const ask = jest.fn()
  skipped.getBoundingClientRect = ask
  arrive()
  expect(ask).not.toHaveBeenCalled()
  expect(areHeld()).toBe(true)
})

it('looks again when the window changes', () => {
  picture(innerHeight + 1)
  arrive()
  dispatchEvent(new Event('resize'))
  expect(areHeld()).toBe(true)
  picture(0)
  dispatchEvent(new Event('resize'))
  expect(areHeld()).toBe(false)
})

it('lets them go for somebody who only reads, also in a document that has not come to its end', () => {
  picture(innerHeight + 1)
  jest.advanceTimersByTime(15_000)
  expect(areHeld()).toBe(false)
})

it('does not for somebody who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  jest.clearAllTimers()
  holdPictures()
  arrive()
  jest.advanceTimersByTime(60_000)
  Reflect.deleteProperty(navigator, 'connection')
  expect(areHeld()).toBe(true)
})
