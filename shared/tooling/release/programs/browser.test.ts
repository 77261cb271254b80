import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'

const named = process.env['CHROME_PATH']
const installed =
  (...files: readonly string[]) =>
  (file: string) =>
    files.includes(file)

beforeEach(() => void delete process.env['CHROME_PATH'])

afterAll(() => {
  if (named !== undefined) process.env['CHROME_PATH'] = named
})

const both = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

it('prefers the full Chromium of a system to its headless shell', () => {
  expect(findBrowser(installed(...both))).toBe('/usr/bin/chromium')
  expect(findBrowser(installed('/usr/bin/chromium-headless-shell'))).toBe('/usr/bin/chromium-headless-shell')
  expect(findBrowser(installed())).toBeUndefined()
})

it("prefers Playwright's own browser, which is its full build", () => {
  const own = chromium.executablePath()
  expect(path.basename(own)).not.toMatch(/headless/i)
  expect(findBrowser(installed(own, ...both))).toBe(own)
})

it('starts what CHROME_PATH names, whatever else there is', () => {
  process.env['CHROME_PATH'] = both[0]
  expect(findBrowser(installed(chromium.executablePath(), ...both))).toBe(both[0])
  expect(() => findBrowser(installed(both[1]))).toThrow(/CHROME_PATH names .*headless-shell/)
})
