/** What to capture: every route, and every state that a visitor can reach. */
import { test, type Page } from '@playwright/test'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { publicPages } from '../public-pages.ts'
import * as states from '../states.ts'

const folder = path.join(projectRoot, '.cache', 'screenshots')

/** Floating elements, of which only the window is captured instead of the whole page. */
const floating = new Set([
  states.openedMobileMenuState,
  states.openedSolutionsMenuState,
  states.openedChatState,
  states.busyChatState,
  states.failedChatState,
  states.chatConversationState,
])

const pages: readonly states.PageState[] = publicPages.map(({ path: address }) => ({
  name: address === '/' ? 'home' : address.slice(1),
  reach: page => openPage(page, address),
}))

for (const width of [360, 768, 1280, 1920]) {
  // The header of a wide window has the dropdown in place of the menu.
  const missing = width < 1000 ? states.openedSolutionsMenuState : states.openedMobileMenuState
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height: width < 500 ? 780 : 900 } })

    for (const state of [...pages, ...Object.values(states)]) {
      if (state === missing) continue
      test(state.name, async ({ page }) => {
        await state.reach(page)
        await prepare(page)
        const file = path.join(folder, `${width}`, `${state.name.replace(/\W+/g, '-')}.png`)
        await page.screenshot({ path: file, fullPage: !floating.has(state) })
      })
    }
  })
}

/**
 * Waits until all pictures and typefaces have loaded. Makes lazy pictures eager: otherwise, they load only
 * when they are near the window.
 */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map(picture => picture.decode().catch(() => undefined)))
    await document.fonts.ready
    // Go to the top: the sticky header would otherwise cover the middle of a screenshot of the whole page.
    scrollTo(0, 0)
  })
}
