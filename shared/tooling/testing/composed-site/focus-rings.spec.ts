/** Tests that the ring around what has the focus stands out from its ground (WCAG 1.4.11). */
import type { Page } from '@playwright/test'
import { getFullTestTag } from '../full-tests.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { publicPages } from './public-pages.ts'
import { openedMobileMenuState } from './states.ts'

/** The examples of articles have no code; this one has. */
const PAGE_WITH_CODE = '/blog/4'
const paths = [...publicPages.map(({ path }) => path), PAGE_WITH_CODE]

for (const path of paths) {
  test(
    `Visitors with a keyboard see what has the focus on ${path}, light and dark`,
    getFullTestTag(path === '/'),
    async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await openPage(page, path)
        await expectRings(page, colorScheme)
      }
    },
  )
}

test(
  'Visitors with a keyboard see what has the focus in the menu, light and dark',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await openedMobileMenuState.reach(page)
      await expectRings(page, colorScheme)
    }
  },
)

async function expectRings(page: Page, colorScheme: string): Promise<void> {
  // After a key, the focus that a script sets is visible, too.
  await page.keyboard.press('Tab')
  const { faint, seen } = await page.evaluate(findFaintRings)
  expect(faint, colorScheme).toEqual([])
  expect(seen).toBeGreaterThan(10)
}

/** Focuses everything that can be focused, and computes the contrast of its ring. Runs in the browser. */
function findFaintRings(): { readonly faint: readonly string[]; readonly seen: number } {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour: string): readonly number[] => {
    if (!paint) throw new Error('This browser has no canvas.')
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = colour
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = rgba(colour).map(value => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element | null): string => {
    if (!element) return 'white'
    const { backgroundColor } = getComputedStyle(element)
    return rgba(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement)
  }
  const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2

  const faint: string[] = []
  let seen = 0
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    seen += 1
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    // The ring of a card's link surrounds the card.
    const around = getComputedStyle(element, '::after')
    const own = getComputedStyle(element)
    const ring = hasRing(own) ? own : around
    if (!hasRing(ring)) {
      faint.push(`${name}: no ring`)
      continue
    }
    const surrounded = ring === own ? element : element.offsetParent
    const ground = groundOf(
      parseFloat(ring.outlineOffset) < 0 ? surrounded : (surrounded?.parentElement ?? null),
    )
    const [darker = 0, lighter = 0] = [luminance(ring.outlineColor), luminance(ground)].sort((a, b) => a - b)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    if (contrast < 3) faint.push(`${name}: ${contrast.toFixed(1)}, ${ring.outlineColor} on ${ground}`)
  }
  return { faint, seen }
}
