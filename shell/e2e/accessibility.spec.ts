import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { publicPages } from './addresses.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site-test.ts'
import * as states from './states.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const everywhere = [
  states.filteredBlog,
  states.emptyBlogSearch,
  states.rejectedForm,
  states.sentForm,
  states.openChat,
  states.busyChat,
  states.conversation,
  states.wonMaze,
  states.crashedMaze,
  states.missingRemote,
  states.unknownAddress,
]

for (const [width, ownStates] of [
  [360, [states.mobileMenu]],
  [1280, [states.solutionsMenu]],
] as const) {
  test.describe(`${width} px wide`, () => {
    // Still: a colour half faded in would be measured as it is.
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
      allowedNoise: /status of 404|mf-contact.* failed|ERR_FAILED/,
    })

    for (const { path } of publicPages) {
      test(`Visitors meet no barrier on ${path}`, async ({ page }) => {
        await openPage(page, path)
        await expectNoBarrier(page)
      })
    }
    for (const { name, reach } of [...everywhere, ...ownStates]) {
      test(`Visitors meet no barrier in ${name}`, async ({ page }) => {
        await reach(page)
        await expectNoBarrier(page)
      })
    }
  })
}

async function expectNoBarrier(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const barriers = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(barriers).toEqual([])
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(10)
}
