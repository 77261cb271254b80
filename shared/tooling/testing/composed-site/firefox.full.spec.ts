/** What visitors do most, in the Firefox of this computer (../browsers/firefox.ts). */
import { expect, test } from '@playwright/test'
import { findFirefox } from '../../release/programs/firefox.ts'
import { openFirefox, type FirefoxWindow } from '../browsers/firefox.ts'
import { mazePrograms } from '../site-tests/maze-robot.ts'
import { isInteractive } from '../site-tests/open-page.ts'

const ESCAPE = '\uE00C'
const KEYS = { F: '\uE013', L: '\uE012', R: '\uE014' }

test.describe.configure({ mode: 'serial' })
let firefox: FirefoxWindow

test.beforeAll(async () => {
  const program = findFirefox()
  if (!program) throw new Error('There is no Firefox on this computer. Try: apt-get install firefox-esr')
  firefox = await openFirefox(program)
})
test.afterAll(() => firefox.close())
test.afterEach(() => expect(firefox.errors, 'errors in the console').toEqual([]))

const open = async (site: string | undefined, path: string, width = 1280) => {
  await firefox.resize(width, 800)
  await firefox.open(`${site}${path}`)
  await expect.poll(() => firefox.evaluate(isInteractive)).toBe(true)
}
const text = (selector: string) =>
  expect.poll(() => firefox.evaluate(wanted => document.querySelector(wanted)?.textContent ?? '', selector))
const isShown = (selector: string) =>
  expect.poll(() =>
    firefox.evaluate(wanted => document.querySelector(wanted)?.checkVisibility() ?? false, selector),
  )
const title = () => expect.poll(() => firefox.evaluate(() => document.title))
const count = (selector: string) =>
  expect.poll(() => firefox.evaluate(wanted => document.querySelectorAll(wanted).length, selector))

test('Links lead on in the same document, and Back leads back', async ({ baseURL }) => {
  await open(baseURL, '/')
  await firefox.evaluate(() => void Object.assign(window, { isSameDocument: true }))
  await firefox.click('header a[href="/services"]')
  await title().toBe('Services | Kutuhal')
  await firefox.evaluate(() => history.back())
  await title().toBe('Kutuhal | STEM Education')
  expect(await firefox.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('The menus open and close', async ({ baseURL }) => {
  await open(baseURL, '/about', 400)
  await firefox.click('[aria-label="Open menu"]')
  await isShown('nav[aria-label="Mobile"]').toBe(true)
  await firefox.type(ESCAPE)
  await isShown('nav[aria-label="Mobile"]').toBe(false)
  await open(baseURL, '/about')
  await firefox.click('header [popovertarget="solutions-menu"]')
  await isShown('#solutions-menu').toBe(true)
  await firefox.click('h1')
  await isShown('#solutions-menu').toBe(false)
})

test('A search of the news finds whatever the case', async ({ baseURL }) => {
  await open(baseURL, '/news')
  await firefox.click('main input[type="search"]')
  await firefox.type('25 ELEMENTARY')
  await count('main article').toBe(1)
})

test('A tag of the blog leaves its posts, from the address too', async ({ baseURL }) => {
  await open(baseURL, '/blog?tag=no-such-tag')
  await text('main [role="status"]').toBe('No blog posts found matching your criteria.')
})

test('The maze is won with its keys', async ({ baseURL }) => {
  await open(baseURL, '/robot-maze')
  await firefox.click('main [role="application"]')
  const keys = Object.entries(KEYS).reduce<string>(
    (program, [command, key]) => program.replaceAll(command, key),
    mazePrograms.toTheGoal,
  )
  await firefox.type(keys)
  await text('main').toContain('Success! The robot reached the goal!')
})

test('The assistant opens, and the form of the contact page says what is missing', async ({ baseURL }) => {
  await open(baseURL, '/contact')
  await firefox.click('main form button[type="submit"]')
  await text('main').toContain('Please fill out all required fields.')
  await firefox.click('button[aria-label*="chat assistant"]')
  await isShown('[role="dialog"]').toBe(true)
})
