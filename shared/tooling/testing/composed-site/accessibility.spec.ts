import type { Page } from '@playwright/test'
import { locateAssistant } from '../site-tests/assistant.ts'
import { getFullTestTag } from '../full-tests.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { findAccessibilityViolations, findBrokenWords } from '../site-tests/document.ts'
import { publicPages } from './public-pages.ts'
import * as states from './states.ts'

const everywhere = [
  states.homePageState,
  states.filteredBlogState,
  states.emptyBlogSearchState,
  states.rejectedFormState,
  states.sentFormState,
  states.openedChatState,
  states.busyChatState,
  states.chatConversationState,
  states.solvedMazeState,
  states.crashedMazeState,
  states.editedMazeState,
  states.celebratedMazeState,
  states.unknownBoardState,
  states.sentBoardState,
  states.missingRemoteState,
  states.offlinePageState,
  states.unknownAddressState,
]

test.use({
  // Reduce motion, so that no half-faded colours are measured.
  contextOptions: { reducedMotion: 'reduce' },
  // Console lines that the tested states cause: an unknown address, a missing page, an offline page.
  allowedNoise:
    /status of 404|mf-contact.* failed|ERR_(FAILED|INTERNET_DISCONNECTED)|preloaded using link preload/,
})

for (const { path } of publicPages) {
  test(
    `Visitors meet no broken headline on ${path}, and nothing to scroll sideways, whatever size they read it in`,
    getFullTestTag(path === '/'),
    async ({ page }) => {
      await openPage(page, path)
      await page.evaluate(() => document.fonts.ready)
      // In the last two windows, the text has twice its normal size.
      for (const [width, size] of [
        [360, '100%'],
        [320, '100%'],
        [320, '200%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate(fontSize => Object.assign(document.documentElement.style, { fontSize }), size)
        // Wait until the text of 1.0625 rem has its new size: even the shortest transition takes time
        // (elements.css).
        const letters = page.getByRole('contentinfo').getByRole('paragraph').first()
        await expect(letters).toHaveCSS('font-size', size === '200%' ? '34px' : '17px')
        await expectNoSidewaysScrolling(page)
        expect(await findBrokenWords(page), `at ${width} px and ${size}`).toEqual([])
      }
    },
  )
}

for (const state of everywhere) {
  const { name, reach } = state
  test(
    `Visitors meet no barrier in ${name}`,
    getFullTestTag(state === states.homePageState || state === states.rejectedFormState),
    async ({ page }) => {
      await reach(page)
      await expectNoBarrierAtBothWidths(page)
    },
  )
}

for (const [width, { name, reach }] of [
  [360, states.openedMobileMenuState],
  [1280, states.openedSolutionsMenuState],
] as const) {
  test(`Visitors meet no barrier in ${name}`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await reach(page)
    // Axe does not know the top layer, in which the menu covers the chat's button.
    await locateAssistant(page).launcher.evaluate(launcher => launcher.style.setProperty('display', 'none'))
    await expectNoBarrier(page)
  })
}

test(
  'Visitors who magnify the page four times use menu and chat without scrolling sideways',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await states.openedMobileMenuState.reach(page)
    await expectNoSidewaysScrolling(page)
    await page.keyboard.press('Escape')

    const { launcher, dialog, input, suggestions, ask, messages } = locateAssistant(page)
    await launcher.click()
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await expect(input).toBeInViewport({ ratio: 1 })
    await suggestions.first().scrollIntoViewIfNeeded()
    await ask('What does Blockzie cost?')
    await expect(messages).toContainText('599')
    await expectNoSidewaysScrolling(page)

    // On a phone the chat covers the page, so it closes when the focus moves to the page behind it.
    await dialog.getByRole('button', { name: 'Clear' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('contentinfo').locator(':focus')).toBeInViewport()
  },
)

async function expectNoSidewaysScrolling(page: Page) {
  const width = page.viewportSize()?.width
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

async function expectNoBarrierAtBothWidths(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoBarrier(page)
  }
}

async function expectNoBarrier(page: Page) {
  const { found, rulesKept } = await findAccessibilityViolations(page)
  expect(found).toEqual([])
  expect(rulesKept, 'rules that found something to check').toBeGreaterThan(10)
  expect(await page.evaluate(longMotions), 'motion for those who asked for less').toEqual([])
}

function longMotions() {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML)
}
