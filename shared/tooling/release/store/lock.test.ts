import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isLeaseStale, withSharedLock } from './lock.ts'
import { withOwnersLock } from './trust/owners-file.ts'

/** Makes a store with a lock that somebody has written, as it says, in the year 2100. */
function storeLockedInFuture(name: string) {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'locked-')), pointer: 'live' }
  const file = path.join(store.folder, 'locks', name)
  mkdirSync(path.dirname(file))
  writeFileSync(file, '')
  utimesSync(file, new Date(2100, 0), new Date(2100, 0))
  return { store, file }
}

/** Lets a second pass each time that somebody looks at the clock. */
function hurryClock(): void {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
}

afterEach(() => jest.restoreAllMocks())

it('a clean-up of the year 2100 keeps nobody from releasing', async () => {
  const { store } = storeLockedInFuture('clean-up-1-1-other')
  expect(await withSharedLock(store, () => Promise.resolve('released'))).toBe('released')
})

it('a lock of the owners from the year 2100 is abandoned as soon as nobody has renewed it', async () => {
  const { store, file } = storeLockedInFuture('owners')
  hurryClock()
  expect(await withOwnersLock(store, () => Promise.resolve(existsSync(file)))).toBe(true)
  expect(existsSync(file)).toBe(false)
})

it('who waits too long for others to change the owners learns what for', async () => {
  const { store, file } = storeLockedInFuture('owners')
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => {
    writeFileSync(file, '')
    utimesSync(file, new Date(2100, 0), new Date((now += 1000)))
    return now
  })
  await expect(withOwnersLock(store, () => Promise.resolve())).rejects.toThrow(`remove ${file}`)
})

it.each([
  ['just now, by a clock that is ahead', -30_000, false],
  ['in the future', -120_000, true],
  ['an hour ago', 3_600_000, false],
  ['two days ago', 48 * 3_600_000, true],
])('counts a mark of another computer that was written %s', (_, ageMs, isStale) => {
  expect(isLeaseStale('1-1-other', ageMs)).toBe(isStale)
})
