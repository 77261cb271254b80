import { expectEventually, expect, test } from '../../facts-test.ts'
import type { Visitor } from '../../visitor.ts'
import { createButtonTarget, createLinkTarget } from '../../visitor.ts'
import {
  getCurrentAddress,
  waitUntilInteractive,
  getFocusedElementName,
  isVisible,
  PHONE_WINDOW_SIZE,
  openDesktopPage,
  openPage,
  listVisibleTexts,
} from '../on-page.ts'

const hamburger = createButtonTarget('Open menu')
const mobile = 'nav[aria-label="Mobile"]'
const solutions = createButtonTarget('Solutions', 'header')
const dropdown = '#solutions-menu'

const expectShown = (visitor: Visitor, menu: string, isShown: boolean) =>
  expectEventually(() => isVisible(visitor, menu), `${menu} is ${isShown ? 'open' : 'closed'}`).toBe(isShown)

const isScrollLocked = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden')

const isMoving = (menu: string) => document.querySelector(menu)?.getAnimations().length !== 0

test.describe('the menu of a narrow window', () => {
  test.beforeEach(async ({ visitor }) => {
    await openPage(visitor, '/about')
    await visitor.resize(...PHONE_WINDOW_SIZE)
    await expectShown(visitor, mobile, false)
  })

  const open = async (visitor: Visitor) => {
    await visitor.click(hamburger)
    await expectShown(visitor, mobile, true)
    // Wait for the end of the animation: some drivers would click where the menu was during the animation.
    await expectEventually(() => visitor.evaluate(isMoving, mobile)).toBe(false)
  }

  test('It opens over the page, which does not scroll meanwhile', async ({ visitor }) => {
    await open(visitor)
    await expectEventually(() => isScrollLocked(visitor)).toBe(true)
    expect(await listVisibleTexts(visitor, `${mobile} a`)).toEqual([
      ...['Home', 'Services', 'News', 'About', 'Contact'],
      ...['Smart Anganwadi', 'Courses', 'Robot Maze', 'Blog', 'Get Started'],
    ])
  })

  test('It leaves a part of the page in sight, which is dimmed', async ({ visitor }) => {
    await open(visitor)
    const wide = () => document.querySelector('nav[aria-label="Mobile"]')?.getBoundingClientRect().width ?? 0
    expect(await visitor.evaluate(wide)).toBeLessThanOrEqual(320)
    expect(await visitor.evaluate(wide)).toBeGreaterThan(240)
  })

  test('Escape closes it and leads back to its button', async ({ visitor }) => {
    await open(visitor)
    await visitor.press('Escape')
    await expectShown(visitor, mobile, false)
    await expectEventually(() => isScrollLocked(visitor)).toBe(false)
    await expectEventually(() => getFocusedElementName(visitor)).toBe('Open menu')
  })

  test('Its cross closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createButtonTarget('Close menu'))
    await expectShown(visitor, mobile, false)
  })

  test('A click next to it closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.clickAt(20, 400)
    await expectShown(visitor, mobile, false)
    expect(await getCurrentAddress(visitor)).toBe('/about')
  })

  test('A link in it leads on, and it closes', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createLinkTarget('News', mobile))
    await expectEventually(() => getCurrentAddress(visitor)).toBe('/news')
    await expectShown(visitor, mobile, false)
    await waitUntilInteractive(visitor)
  })

  test('The link of the page that one is on closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createLinkTarget('About', mobile))
    await expectShown(visitor, mobile, false)
  })

  test('Back closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createLinkTarget('Contact', mobile))
    await expectEventually(() => getCurrentAddress(visitor)).toBe('/contact')
    await expectShown(visitor, mobile, false)
    await open(visitor)
    await visitor.go(-1)
    await expectEventually(() => getCurrentAddress(visitor)).toBe('/about')
    await expectShown(visitor, mobile, false)
  })

  test('Its button says whether it is open', async ({ visitor }) => {
    const expanded = () => document.querySelector('[aria-label="Open menu"]')?.getAttribute('aria-expanded')
    await expectEventually(() => visitor.evaluate(expanded)).toBe('false')
    await open(visitor)
    await expectEventually(() => visitor.evaluate(expanded)).toBe('true')
  })
})

test.describe('the Solutions dropdown', () => {
  test.beforeEach(async ({ visitor }) => {
    await openDesktopPage(visitor, '/about')
    await expectShown(visitor, dropdown, false)
  })

  const open = async (visitor: Visitor) => {
    await visitor.click(solutions)
    await expectShown(visitor, dropdown, true)
  }

  test('It opens below its button', async ({ visitor }) => {
    await open(visitor)
    expect(await listVisibleTexts(visitor, `${dropdown} a`)).toEqual([
      'Smart Anganwadi',
      'Courses',
      'Robot Maze',
      'Blog',
    ])
    const top = () => document.querySelector('#solutions-menu')?.getBoundingClientRect().top ?? 0
    expect(await visitor.evaluate(top)).toBeGreaterThan(40)
    expect(await visitor.evaluate(top)).toBeLessThan(120)
  })

  test('Its button closes it again', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(solutions)
    await expectShown(visitor, dropdown, false)
  })

  test('Escape closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.press('Escape')
    await expectShown(visitor, dropdown, false)
  })

  test('A click elsewhere closes it', async ({ visitor }) => {
    await open(visitor)
    await visitor.clickAt(40, 700)
    await expectShown(visitor, dropdown, false)
  })

  test('A link in it leads on, and it closes', async ({ visitor }) => {
    await open(visitor)
    await visitor.click(createLinkTarget('Courses', dropdown))
    await expectEventually(() => getCurrentAddress(visitor)).toBe('/courses')
    await expectShown(visitor, dropdown, false)
  })
})
