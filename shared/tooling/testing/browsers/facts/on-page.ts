import { isInteractive } from '../../site-tests/open-page.ts'
import { expectEventually, siteAddress } from '../facts-test.ts'
import type { Visitor } from '../visitor.ts'

/** Window size of a desktop computer; CSS px. */
export const DESKTOP_WINDOW_SIZE = [1280, 800] as const
export const PHONE_WINDOW_SIZE = [360, 740] as const

/** Opens a page and waits until hydration has made it interactive. */
export async function openPage(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(siteAddress + path)
  await waitUntilInteractive(visitor)
}

/** Opens a page, and waits like `openPage`, in a window of the size of a desktop computer. */
export async function openDesktopPage(visitor: Visitor, path: string): Promise<void> {
  await openPage(visitor, path)
  await visitor.resize(...DESKTOP_WINDOW_SIZE)
}

/** Waits until hydration has made a page interactive, and until the browser has drawn it. */
export async function waitUntilInteractive(visitor: Visitor): Promise<void> {
  await expectEventually(() => visitor.evaluate(isInteractive), 'the page answers').toBe(true)
  await visitor.evaluate(() => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => (document.body.dataset['drawn'] = ''))),
    )
  })
  await expectEventually(() => visitor.evaluate(() => 'drawn' in document.body.dataset)).toBe(true)
}

export const listVisibleTexts = (visitor: Visitor, selector: string): Promise<string[]> =>
  visitor.evaluate(
    wanted =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter(element => element.getClientRects().length > 0)
        .map(element => element.innerText.replace(/\s+/g, ' ').trim()),
    selector,
  )

export const getVisibleText = async (visitor: Visitor, selector: string): Promise<string> =>
  (await listVisibleTexts(visitor, selector)).join(' | ')

/** Whether an element is rendered, opaque, and has its middle in the window. */
export const isVisible = (visitor: Visitor, selector: string): Promise<boolean> =>
  visitor.evaluate(wanted => {
    const element = document.querySelector(wanted)
    if (!element || getComputedStyle(element).visibility !== 'visible') return false
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return width > 0 && height > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight
  }, selector)

export const getDocumentTitle = (visitor: Visitor): Promise<string> => visitor.evaluate(() => document.title)

/** Returns path, search and fragment of the current address. */
export const getCurrentAddress = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => location.pathname + location.search + location.hash)

export const getFocusedElementName = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const { activeElement } = document
    const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return text.replace(/\s+/g, ' ').trim()
  })
