/** @jest-environment jsdom */
import { createTabStorage } from './tab-memory.ts'

const memory = () => createTabStorage('a-key', () => sessionStorage)
const returnToPage = () => dispatchEvent(new Event('pageshow'))

beforeEach(() => sessionStorage.clear())

it('gives another document of the tab what one has written', () => {
  expect(memory().write('Hello')).toBe(true)
  expect(memory().read()).toBe('Hello')
})

it('keeps nothing for an empty text', () => {
  memory().write('Hello')
  memory().write('')
  expect(sessionStorage).toHaveLength(0)
})

it('tells a page that a visitor returns to of what another one has written or removed since', () => {
  const older = memory()
  const onNewer = jest.fn(() => void older.read())
  older.write('Old')
  const stop = older.onNewer(onNewer)
  returnToPage()
  expect(onNewer).not.toHaveBeenCalled()

  memory().write('Newer')
  returnToPage()
  returnToPage()
  expect(onNewer).toHaveBeenCalledTimes(1)

  memory().write('')
  returnToPage()
  expect(onNewer).toHaveBeenCalledTimes(2)

  stop()
  memory().write('Newest')
  returnToPage()
  expect(onNewer).toHaveBeenCalledTimes(2)
})

it.each([
  ['keeps a page out of the cache that would bring it back with old storage, as long as it listens', true],
  ['leaves pages in the cache of browsers that do it well', false],
])('%s', (_, isFirefox) => {
  if (isFirefox) Object.assign(window, { mozInnerScreenX: 0 })
  const listening: string[] = []
  const added = jest.spyOn(window, 'addEventListener').mockImplementation(type => void listening.push(type))
  const removed = jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation(
      type => void listening.splice(listening.indexOf(type), listening.includes(type) ? 1 : 0),
    )
  const stop = memory().onNewer(() => undefined)
  expect(listening.includes('unload')).toBe(isFirefox)
  stop()
  expect(listening).toEqual([])
  added.mockRestore()
  removed.mockRestore()
  Reflect.deleteProperty(window, 'mozInnerScreenX')
})

it('works without storage', () => {
  const blocked = createTabStorage('a-key', () => {
    throw new Error('Access is denied')
  })
  const onNewer = jest.fn()
  const stop = blocked.onNewer(onNewer)
  expect(blocked.write('Hello')).toBe(false)
  expect(blocked.read()).toBe('')
  returnToPage()
  expect(onNewer).not.toHaveBeenCalled()
  stop()
})
