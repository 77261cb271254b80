import type { Page } from '@playwright/test'
import { pagesUnderTest } from './pages-under-test.ts'
import { changesOnArrival, expectGoodPage, expectNoBarrier, expectSameSurroundings } from './rules.ts'
import { arrive, desktop, expectNone, phone, settle, test } from './visit.ts'

test.use({ viewport: desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' })

for (const { path, title } of pagesUnderTest().visited)
  test(`Visitors use ${path} by keyboard on a desktop, in Hindi and in another time zone`, async ({
    page,
    layoutAlone,
  }) => {
    await arrive(page, `${path}?q=1`)
    const alone = await layoutAlone(desktop)
    await expectGoodPage(page, { alone, title })
    expectSameSurroundings(await changesOnArrival(page, alone))
    const first = await page
      .locator('[data-page] [tabindex]')
      .evaluateAll(elements =>
        elements.flatMap(each =>
          each instanceof HTMLElement && each.tabIndex > 0 ? [window.visit.labelOf(each)] : [],
        ),
      )
    expectNone(first, 'No tabindex above 0: it takes a control before everything else of the site.')
    await expectWayThrough(page, 'before', 'Tab')
    await expectWayThrough(page, 'after', 'Shift+Tab')
    await expectNoBarrier(page)
    await page.setViewportSize(phone)
    await settle(page)
  })

const MOST = 60
/** Stops of the keyboard in one element: a video with all its buttons has about ten. */
const MOST_PARTS = 20

/** Walks through the page by a key, from the control before it or after it. */
async function expectWayThrough(page: Page, side: 'before' | 'after', key: string): Promise<void> {
  const { isReady, controls, withParts } = await page.evaluate(from => window.visit.standBeside(from), side)
  expectNone(isReady ? [] : ['the layout gets no focus'], `Visitors get through by ${key}.`)
  const unseen = new Set<string>()
  let isOut = false
  const most = Math.min(controls, MOST) + 3 + withParts * MOST_PARTS
  for (let press = 0; press < most && !isOut; press += 1) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(readFocus)
    if (!focused.isSeen) unseen.add(focused.label)
    isOut = focused.isOutside && (press > 0 || controls === 0 || !(await isStuck(page, side)))
  }
  expectNone(
    isOut || controls > MOST
      ? []
      : [await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))],
    `Visitors get out by ${key}, and stay out.`,
  )
  if (side === 'before') expectNone([...unseen].slice(0, 3), 'The focus is seen wherever it is.')
}

/** Reads the focus. Runs in the browser. Waits a moment outside the page, which may take the focus back. */
async function readFocus() {
  const { visit } = window
  const isOutside = () => {
    const focused = document.activeElement
    return focused !== null && focused !== document.body && !visit.isOfPage(focused)
  }
  if (isOutside()) await visit.wait(100)
  const focused = document.activeElement ?? document.body
  return { isOutside: isOutside(), isSeen: visit.isFocusSeen(), label: visit.labelOf(focused) }
}

/** Whether the focus is still where the walk started, because the key has no effect. */
const isStuck = (page: Page, side: 'before' | 'after') =>
  page.evaluate(from => {
    const focused = document.activeElement
    window.visit.standBeside(from)
    return document.activeElement === focused
  }, side)
