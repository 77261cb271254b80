import type { Locator, Page } from '@playwright/test'
import { pagesUnderTest } from './pages-under-test.ts'
import { expectNoPollution } from './rules.ts'
import { arrive, expect, expectNone, phone, settle, test, withoutItems } from './visit.ts'

test.use({ viewport: phone })

const MOST_CONTROLS = 25

const PRESSED =
  '[data-page] :is(button, summary, select, textarea, [role="button"], [role="tab"], [role="switch"], [role="menuitem"], input:not([type="hidden"], [type="file"]))'

for (const { path } of pagesUnderTest().visited) {
  test(`Visitors press and fill in whatever ${path} offers`, async ({ page, layoutAlone, takeTroubles }) => {
    await arrive(page, path)
    const alone = await layoutAlone(phone)
    let hasTyped = false
    // A page may ask before typed words are lost.
    const isFair = (line: string) => hasTyped && line.includes('(beforeunload)')
    const troubles = (action: string) =>
      expectNone(
        takeTroubles().filter(line => !isFair(line)),
        `no complaint after ${action}`,
      )
    await submitForms(page, path)
    troubles('submitting an empty form')
    for (const index of await controls(page)) {
      const control = page.locator(PRESSED).nth(index)
      const used = await use(page, control)
      if (!used) continue
      const { label, kind } = used
      hasTyped ||= kind === 'text'
      await settle(page).catch(() => undefined)
      troubles(`using “${label}”`)
      const isHere = new URL(page.url()).pathname === path
      if (!isHere || !(await leaveOverlay(page, label))) await arrive(page, path)
    }
    await submitForms(page, path)
    await settle(page)
    troubles('submitting a form')
    await expectNoPollution(page, alone)
    const working = await page.evaluate(() => window.visit.workingLayoutButtons())
    expectNone(withoutItems(alone.buttons, working), 'Buttons of the layout work on every page.')
    await page.goto('about:blank')
    troubles('leaving')
  })

  test(`Visitors come back to ${path}, whatever it has stored before`, async ({ page, layoutAlone }) => {
    await arrive(page, path)
    const { keys: usual } = await layoutAlone(phone)
    const { keys } = await page.evaluate(() => window.visit.stored())
    // A page that stores nothing is the same on every visit.
    const own = withoutItems(keys, usual)
    for (const value of own.length === 0 ? [] : [undefined, '{"of":"an earlier release"}', 'null', '[']) {
      if (value !== undefined)
        await page.evaluate(([names, text]) => window.visit.spoil(names, text), [own, value] as const)
      await test.step(`with ${value ?? 'its own values'} in the storage`, () => arrive(page, path))
    }
  })
}

/** Indexes of the controls to use: at most four of each group of similar controls. */
const controls = (page: Page): Promise<number[]> =>
  page.locator(PRESSED).evaluateAll((elements, most) => {
    const alike = new Map<string, number>()
    const indexes = elements.flatMap((element, index) => {
      if (!window.visit.isShown(element) || element.matches(':disabled')) return []
      const kind = `${element.localName} ${element.className} ${element.parentElement?.className}`
      alike.set(kind, (alike.get(kind) ?? 0) + 1)
      return (alike.get(kind) ?? 0) <= 4 ? [index] : []
    })
    return indexes.slice(0, most)
  }, MOST_CONTROLS)

/**
 * Presses a control, types into it or chooses from it.
 * @returns what it is; undefined if it is gone, or outside what a visitor sees
 */
async function use(page: Page, control: Locator) {
  const aim = (await control.count()) > 0 && (await control.evaluate(aimAt))
  if (!aim) return undefined
  expectNone(aim.isCovered ? [aim.label] : [], 'Nothing of the page lies on a control.')
  if (aim.kind === 'select') {
    await control.selectOption({ index: aim.options - 1 })
  } else {
    await page.mouse.click(aim.x, aim.y)
    if (aim.kind === 'text') await page.keyboard.type('12')
  }
  return aim
}

/** Scrolls a control into view. Runs in the browser. @returns null if a visitor cannot use it */
async function aimAt(element: Element) {
  const { visit } = window
  if (!visit.isShown(element) || element.matches(':disabled')) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  await visit.frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight || !hit) return null
  const isButton =
    'input:is([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="image"])'
  const isText = element.matches('input, textarea') && !element.matches(isButton)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return {
    x,
    y,
    label: visit.labelOf(element),
    kind:
      element instanceof HTMLSelectElement
        ? ('select' as const)
        : isText
          ? ('text' as const)
          : ('button' as const),
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
    isCovered:
      visit.isUnrelated(element, hit) && visit.isOfPage(hit) && !labels.some(each => each.contains(hit)),
  }
}

/**
 * Expects that what has opened over the page closes by Escape or by a button in it.
 * @returns whether the page is free
 */
async function leaveOverlay(page: Page, label: string): Promise<boolean> {
  const isBlocked = () => page.evaluate(() => window.visit.isBlocked())
  if (!(await isBlocked())) return true
  await page.keyboard.press('Escape')
  const isOpen = await expect
    .poll(isBlocked, { timeout: 500, intervals: [50] })
    .toBe(false)
    .then(
      () => false,
      () => true,
    )
  const isStuck = isOpen && !(await page.evaluate(() => window.visit.closeOverlay()))
  expectNone(isStuck ? [label] : [], 'Escape or a button closes what opens over the page: use <dialog>.')
  return !isStuck
}

async function submitForms(page: Page, path: string): Promise<void> {
  const count = await page.locator('[data-page] form').count()
  for (let index = 0; index < count; index += 1) {
    await page
      .evaluate(async at => {
        document.querySelectorAll<HTMLFormElement>('[data-page] form')[at]?.requestSubmit()
        await window.visit.wait(150)
      }, index)
      // A form may load a document.
      .catch(() => undefined)
    if (new URL(page.url()).pathname !== path) await arrive(page, path)
  }
}
