/** @jest-environment jsdom */
import {
  guardFocus,
  isFocusByVisitor,
  isTextField,
  isStealingFocus,
  type FrameFocusContext,
} from './focus-guard.ts'

const never = -Infinity
/** The visitor has just pressed in the frame, and has done nothing else for a long time. */
const pressed: FrameFocusContext = {
  ...{ now: 100_000, actedAt: never, tabAt: never, isActive: true },
  ...{ isWriting: false, hadFocus: true, shownAt: 0 },
}

it.each<[string, Partial<FrameFocusContext>]>([
  ['a click or a tap', {}],
  ['one in a browser that tells of none', { isActive: undefined }],
  ['one soon after a click on the page', { actedAt: 99_600 }],
  ['Tab', { isActive: true, actedAt: 99_990, tabAt: 99_990 }],
  ['Tab out of a field', { isWriting: true, actedAt: 99_990, tabAt: 99_990 }],
  ['the browser’s own controls', { isActive: false, hadFocus: false }],
  ['a screen reader’s press while a field has the focus', { isWriting: true, actedAt: 90_000 }],
])('lets a visitor in by %s', (_, entry) => {
  expect(isFocusByVisitor({ ...pressed, ...entry })).toBe(true)
})

it.each<[string, Partial<FrameFocusContext>, boolean]>([
  ['nobody has pressed anything', { isActive: false }, false],
  ['a visitor has just pressed something on the page', { actedAt: 99_900 }, false],
  ['Tab was long ago', { isActive: false, tabAt: 99_000 }, false],
  ['the maze has only just appeared', { shownAt: 99_900 }, false],
  ['somebody types', { isWriting: true, actedAt: 99_950 }, true],
  ['somebody has just gone into a field', { isWriting: true, actedAt: 99_200 }, true],
  ['somebody thinks in front of a field', { isWriting: true, actedAt: 97_000 }, false],
  ['somebody is away from a field', { isWriting: true, hadFocus: false, isActive: false }, false],
])('sends the focus back when %s', (_, changed, isSeized) => {
  const entry = { ...pressed, ...changed }
  expect(isFocusByVisitor(entry)).toBe(false)
  expect(isStealingFocus([entry.now], entry)).toBe(isSeized)
})

it('takes for seizing what comes again and again, faster than anybody clicks', () => {
  const entry = { ...pressed, isActive: false }
  expect(isStealingFocus([99_900, 99_950, 100_000], entry)).toBe(true)
  expect(isStealingFocus([98_000, 99_000, 100_000], entry)).toBe(false)
})

it.each([
  ['<input type="password">', true],
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<their-field></their-field>', true],
  ['<input type="checkbox">', false],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('knows whether %s may take letters: %s', (html, expected) => {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  expect(element && isTextField(element)).toBe(expected)
})

describe('the guard of a frame that nobody has pressed', () => {
  const button = document.createElement('button')
  const frame = document.createElement('iframe')
  const onSeized = jest.fn()
  let guard: ReturnType<typeof guardFocus>

  beforeAll(() => {
    // jsdom lacks `userActivation`, which tells whether a visitor has just pressed something. Define it with
    // the value for “no press”.
    Reflect.set(navigator, 'userActivation', { isActive: false })
  })
  beforeEach(() => {
    jest.useFakeTimers()
    onSeized.mockClear()
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    document.body.replaceChildren(button, host)
    root.append(frame)
    button.focus()
    guard = guardFocus(root, onSeized)
    guard.watch(frame)
  })
  afterEach(() => {
    guard.stop()
    jest.useRealTimers()
  })

  /**
   * Moves the focus into the frame, which causes several events. Expects that the guard then moves the focus
   * back.
   */
  function takeFocus() {
    frame.focus()
    frame.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }))
    window.dispatchEvent(new Event('blur'))
    jest.advanceTimersByTime(60)
    expect(document.activeElement).toBe(button)
  }

  it('counts one press once, whatever number of events it makes', () => {
    jest.advanceTimersByTime(300)
    takeFocus()
    takeFocus()
    expect(onSeized).not.toHaveBeenCalled()
    takeFocus()
    expect(onSeized).toHaveBeenCalledTimes(1)
  })

  it('counts none in the first 250 ms, in which a visitor may press what stood there before', () => {
    for (let presses = 0; presses < 4; presses++) takeFocus()
    expect(onSeized).not.toHaveBeenCalled()
  })
})
