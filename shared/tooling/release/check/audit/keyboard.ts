import type { PageFinding } from '../gate/page-findings.ts'
import type { FocusedElement, AuditTab } from './audit-tab.ts'

/** Maximum number of controls to walk through. */
const MOST = 60
/** Maximum number of Tab stops in one element: a video with all its buttons has about ten. */
const MOST_PARTS = 20
/**
 * How long a page may take to restore the focus with a timer: ten times the usual delay of such a timer; ms.
 */
const CALLED_BACK_MS = 100

/** Walks through the page by Tab and back by Shift+Tab. */
export async function checkKeyboardNavigation(tab: AuditTab): Promise<PageFinding[]> {
  const found: PageFinding[] = []
  const unseen: string[] = []
  for (const [side, key] of [
    ['before', 'Tab'],
    ['after', 'Shift+Tab'],
  ] as const) {
    const { isReady, controls, ordered } = await tab.ask<{
      readonly isReady: boolean
      readonly controls: number
      readonly ordered: readonly string[]
    }>(`stand('${side}')`)
    if (ordered.length > 0 && side === 'before') found.push(outOfOrder(ordered))
    if (!isReady) return [...found, trapped(key, 'the layout, which gets no focus')]
    const seen = new Map<number, number>()
    let isOut = false
    let left = Math.min(controls, MOST) + 3
    for (let press = 0; press < left && !isOut; press += 1) {
      await tab.page.keyboard.press(key)
      const focused = await settledFocus(tab, side === 'before')
      isOut = focused.where === 'layout' && press > 0
      if (focused.where === 'layout' && press === 0) isOut = controls === 0 || !(await isHeld(tab, side))
      if (!focused.isSeen) unseen.push(focused.label)
      const times = (seen.get(focused.number) ?? 0) + 1
      seen.set(focused.number, times)
      if (focused.hasParts) left += times > MOST_PARTS ? 0 : 1
      if (times > (focused.hasParts ? MOST_PARTS : 3)) {
        found.push(trapped(key, `“${focused.label}”`))
        break
      }
    }
    if (!isOut && controls <= MOST && found.every(({ what }) => !what.includes(`${key} `)))
      found.push(trapped(key, 'the page, which has no more controls than that'))
  }
  return unseen.length === 0 ? found : [...found, withoutFocusMark(unseen)]
}

/**
 * Returns the focused element. If the focus is outside the page, waits and looks again, since some pages drop
 * the focus for a moment and then restore it.
 * @param isAsked whether to find out if the focus is visible
 */
async function settledFocus(tab: AuditTab, isAsked: boolean): Promise<FocusedElement> {
  const focused = await tab.ask<FocusedElement>(`focused(${isAsked})`)
  if (focused.where !== 'layout') return focused
  await tab.pause(CALLED_BACK_MS)
  return tab.ask<FocusedElement>(`focused(${isAsked})`)
}

/**
 * Whether the focus is still on the control next to the page, where the walk started, because the key had no
 * effect.
 * @param side `before` or `after` the page
 */
async function isHeld(tab: AuditTab, side: string): Promise<boolean> {
  const { number } = await tab.ask<FocusedElement>('focused(false)')
  await tab.ask(`stand('${side}')`)
  return (await tab.ask<FocusedElement>('focused(false)')).number === number
}

function trapped(key: string, at: string): PageFinding {
  return {
    about: 'keyboard',
    what: `A visitor with a keyboard does not get out by ${key} : it stays at ${at}.`,
    remedy:
      'Leave Tab to the browser, and never put the focus back. A modal <dialog> does by itself what is right.',
  }
}

function outOfOrder(labels: readonly string[]): PageFinding {
  return {
    about: 'keyboard',
    what: `A tabindex above 0 takes ${labels
      .slice(0, 3)
      .map(label => `“${label}”`)
      .join(', ')} before everything else of the site, its menu too.`,
    remedy: 'Take tabindex out, and put the elements into the order in which they are read.',
  }
}

function withoutFocusMark(labels: readonly string[]): PageFinding {
  return {
    about: 'keyboard',
    what: `Nothing shows that the focus is at ${[...new Set(labels)]
      .slice(0, 3)
      .map(label => `“${label}”`)
      .join(', ')}.`,
    remedy: 'Take `outline: none` out, or give :focus-visible another mark.',
  }
}
