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

test.use({
  // Still: a colour half faded in would be measured as it is.
  contextOptions: { reducedMotion: 'reduce' },
  // What the states provoke: an unknown address, and a page whose code does not come and so is not used.
  allowedNoise: /status of 404|mf-contact.* failed|ERR_FAILED|preloaded using link preload/,
})

for (const { path } of publicPages) {
  test(`Visitors meet no barrier on ${path}, and never scroll it sideways`, async ({ page }) => {
    await openPage(page, path)
    await expectNoBarrierAtBothWidths(page)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

for (const { name, reach } of everywhere) {
  test(`Visitors meet no barrier in ${name}`, async ({ page }) => {
    await reach(page)
    await expectNoBarrierAtBothWidths(page)
  })
}

for (const [width, { name, reach }] of [
  [360, states.mobileMenu],
  [1280, states.solutionsMenu],
] as const) {
  test(`Visitors meet no barrier in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await reach(page)
    await expectNoBarrier(page)
  })
}

async function expectNoBarrierAtBothWidths(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoBarrier(page)
  }
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
