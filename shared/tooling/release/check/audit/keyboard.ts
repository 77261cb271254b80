import type { InPageAnswer } from '../browser/in-page-functions.ts'
import type { PageFinding } from '../finding.ts'
import type { AuditTab } from './scenario.ts'

/** Maximum number of controls to walk through. */
const MOST = 60
/** Maximum number of Tab stops in one element: a video with all its buttons has about ten. */
const MOST_PARTS = 20
/** How long a page may take to restore the focus: ten times the usual delay of such a timer; ms. */
const CALLED_BACK_MS = 100

/** Walks through the page by Tab and back by Shift+Tab. */
export async function checkKeyboardNavigation(tab: AuditTab): Promise<PageFinding[]> {
  const found: PageFinding[] = []
  const unseen: string[] = []
  const ways = [
    ['before', 'Tab'],
    ['after', 'Shift+Tab'],
  ] as const
  for (const [side, key] of ways) {
    const { isReady, controls, ordered } = await tab.ask('stand', side)
    if (ordered.length > 0 && side === 'before') found.push(createOrderFinding(ordered))
    if (!isReady) return [...found, createTrapFinding(key, 'the layout, which gets no focus')]
    const seen = new Map<number, number>()
    let isOut = false
    let trap: string | undefined
    let left = Math.min(controls, MOST) + 3
    for (let press = 0; press < left && !isOut && trap === undefined; press += 1) {
      await tab.page.keyboard.press(key)
      const focused = await readSettledFocus(tab, side === 'before')
      if (focused.where === 'layout') isOut = press > 0 || controls === 0 || !(await isHeld(tab, side))
      if (!focused.isSeen) unseen.push(focused.label)
      const times = (seen.get(focused.number) ?? 0) + 1
      seen.set(focused.number, times)
      if (focused.hasParts) left += times > MOST_PARTS ? 0 : 1
      if (times > (focused.hasParts ? MOST_PARTS : 3)) trap = `“${focused.label}”`
    }
    if (!isOut && controls <= MOST) trap ??= 'the page, which has no more controls than that'
    if (trap !== undefined) found.push(createTrapFinding(key, trap))
  }
  const labels = [...new Set(unseen)].slice(0, 3).map(label => `“${label}”`)
  if (labels.length > 0)
    found.push({
      about: 'keyboard',
      what: `Nothing shows that the focus is at ${labels.join(', ')}.`,
      remedy: 'Take `outline: none` out, or give :focus-visible another mark.',
    })
  return found
}

function createOrderFinding(labels: readonly string[]): PageFinding {
  const named = labels.slice(0, 3).map(label => `“${label}”`)
  return {
    about: 'keyboard',
    what: `A tabindex above 0 takes ${named.join(', ')} before everything else of the site, its menu too.`,
    remedy: 'Take tabindex out, and put the elements into the order in which they are read.',
  }
}

/**
 * Returns the focused element. If the focus is outside the page, waits and looks again, since some pages drop
 * the focus for a moment and then restore it.
 * @param isAsked whether to find out if the focus is visible
 */
async function readSettledFocus(tab: AuditTab, isAsked: boolean): Promise<InPageAnswer<'focused'>> {
  const focused = await tab.ask('focused', isAsked)
  if (focused.where !== 'layout') return focused
  await tab.pause(CALLED_BACK_MS)
  return tab.ask('focused', isAsked)
}

/**
 * Whether the focus is still on the control next to the page, where the walk started, because the key had no
 * effect.
 * @param side `before` or `after` the page
 */
async function isHeld(tab: AuditTab, side: 'before' | 'after'): Promise<boolean> {
  const { number } = await tab.ask('focused', false)
  await tab.ask('stand', side)
  return (await tab.ask('focused', false)).number === number
}

const createTrapFinding = (key: string, at: string): PageFinding => ({
  about: 'keyboard',
  what: `A visitor with a keyboard does not get out by ${key} : it stays at ${at}.`,
  remedy:
    'Leave Tab to the browser, and never put the focus back. A modal <dialog> does by itself what is right.',
})
