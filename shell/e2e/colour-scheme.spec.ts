/** Tests light and dark: the system's scheme, the visitor's choice, and no flash of the other scheme. */
import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { findAccessibilityViolations } from '@kutuhal/testing/site-tests/document.ts'
import { publicPages } from '@kutuhal/testing/composed-site/public-pages.ts'
import * as states from '@kutuhal/testing/composed-site/states.ts'

const LIGHT = 'rgb(255, 249, 238)'
const DARK = 'rgb(23, 19, 46)'

const colours = (page: Page) => page.getByRole('contentinfo').getByLabel('Light or dark')

test('Visitors get the colours of their system or those they chose, from the first moment on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      window.arrival = getComputedStyle(document.body).backgroundColor
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const arrival = () => page.evaluate(() => window.arrival)
  const body = page.locator('body')

  await openPage(page, '/')
  expect(await arrival()).toBe(DARK)
  await colours(page).selectOption('Light')
  await expect(body).toHaveCSS('background-color', LIGHT)
  await openPage(page, '/about')
  expect(await arrival()).toBe(LIGHT)
  await expect(colours(page).locator('option:checked')).toHaveText('Light')

  await page.emulateMedia({ colorScheme: 'light' })
  await colours(page).selectOption('Dark')
  await openPage(page, '/blog/4')
  expect(await arrival()).toBe(DARK)
  // Code has a dark background in both schemes, so its text stays light.
  await expect(page.locator('pre').first()).toHaveCSS('color', LIGHT)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(31, 26, 61)')
  await page.emulateMedia({ media: 'screen' })

  await colours(page).selectOption('As on this device')
  await expect(body).toHaveCSS('background-color', LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(body).toHaveCSS('background-color', DARK)
})

test(
  'Visitors choose in the menu, too, and pages in other tabs and on Back follow',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/about')
    const other = await context.newPage()
    await openPage(other, '/contact')

    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByLabel('Light or dark').selectOption('Dark')
    for (const each of [page, other]) {
      await expect(each.locator('body')).toHaveCSS('background-color', DARK)
      await expect(colours(each).locator('option:checked')).toHaveText('Dark')
    }

    // A page in the back/forward cache hears of no choice until it is shown again.
    await page.evaluate(() => {
      localStorage.setItem('dark-when', 'not all')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    await expect(colours(page).locator('option:checked')).toHaveText('Light')
  },
)

test('A browser’s own dark mode leaves the light scheme alone', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/about')
  await colours(page).selectOption('Light')
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/)
})

test('iPhones have no reason to zoom in on a field', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', '/contact', '/news', '/blog', '/courses/blockzie']) {
    await openPage(page, path)
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll(fields => fields.map(field => parseFloat(getComputedStyle(field).fontSize)))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
  }
})

test('Visitors who ask for more contrast read no soft text', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
  await openPage(page, '/courses')
  const soft = page.getByText('for the whole course').first()
  const ink = await page.locator('body').evaluate(body => getComputedStyle(body).color)
  await expect(soft).toHaveCSS('color', ink)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the system decides, and there is no switch that does nothing', { tag: '@full' }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
    await expect(page.getByRole('contentinfo').getByText('Light or dark')).toBeHidden()
  })
})

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of publicPages) {
    test(`visitors meet no barrier on ${path}`, getFullTestTag(path === '/about'), async ({ page }) => {
      await openPage(page, path)
      await expectNoBarrier(page)
    })
  }

  for (const state of [
    states.rejectedFormState,
    states.sentFormState,
    states.chatConversationState,
    states.crashedMazeState,
    states.solvedMazeState,
    states.editedMazeState,
    states.celebratedMazeState,
    states.unknownBoardState,
    states.sentBoardState,
  ]) {
    test(`visitors meet no barrier in ${state.name}`, { tag: '@full' }, async ({ page }) => {
      await state.reach(page)
      await expectNoBarrier(page)
    })
  }
})

async function expectNoBarrier(page: Page) {
  await expect(page.locator('body')).toHaveCSS('background-color', DARK)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const { found, rulesKept } = await findAccessibilityViolations(page)
    expect(found).toEqual([])
    expect(rulesKept, 'rules that found something to check').toBeGreaterThan(10)
  }
}

declare global {
  interface Window {
    arrival: string
  }
}
